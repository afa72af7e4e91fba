import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { StackContext } from "sst/constructs";

/**
 * Creates the API without routes. The distribution needs the API's address, and the routes need the distribution's, so
 * routes are added later.
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
