import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { StackContext } from "sst/constructs";

/**
 * The HTTP API, still empty: the distribution needs its address before the routes, and the routes need the address of
 * the distribution. Its routes stand in `routes.ts`, what opens it to callers in `stage.ts`.
 */
export function Api({ app, stack }: StackContext) {
  const api = new HttpApi(stack, "HttpApi", {
    apiName: `${app.stage}-${app.name}`,
    createDefaultStage: false,
  });
  const domain = `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
  // Nobody is served there; the smoke test looks that it is so.
  stack.addOutputs({ ApiAddress: `https://${domain}` });
  return { api, domain };
}
