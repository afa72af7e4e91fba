import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { StackContext } from "sst/constructs";

/**
 * Creates the API without routes. Routes are added later, because they need the address of the distribution, which
 * needs that of the API.
 */
export function Api({ app, stack }: StackContext) {
  const api = new HttpApi(stack, "HttpApi", {
    apiName: `${app.stage}-${app.name}`,
    createDefaultStage: false,
  });
  const domain = `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
  stack.addOutputs({ ApiAddress: `https://${domain}` });
  return { api, domain };
}
