import type { Grant } from "@linkedpotential/contract/grant";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { type FunctionProps, Function as Lambda } from "aws-cdk-lib/aws-lambda";
import type { Stack } from "sst/constructs";

/** Lambda that appears in SST's console, because it has `getConstructMetadata` (docs/adr/0012). */
export class ListedLambda extends Lambda {
  /** Prevents SST from binding resources to the Lambda. Its role and environment come from the grant only. */
  readonly _doNotAllowOthersToBind = true;
  readonly #id: LambdaId;

  constructor(stack: Stack, name: string, id: LambdaId, props: FunctionProps) {
    super(stack, name, props);
    this.#id = id;
  }

  getConstructMetadata() {
    const { secrets = [] }: Grant = grants[this.#id];
    return {
      type: "Function",
      data: {
        arn: this.functionArn,
        runtime: this.runtime.name,
        handler: `packages/functions/src/${this.#id}.handler`,
        localId: this.node.addr,
        missingSourcemap: true,
        secrets,
      },
    };
  }
}
