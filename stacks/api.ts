import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { StackContext } from "sst/constructs";

/** Still empty: the distribution needs its address before the routes, and they need the distribution's. */
export function Api({ app, stack }: StackContext) {
  const api = new HttpApi(stack, "HttpApi", {
    apiName: `${app.stage}-${app.name}`,
    createDefaultStage: false,
  });
  const domain = `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
  stack.addOutputs({ ApiAddress: `https://${domain}` });
  return { api, domain };
}
