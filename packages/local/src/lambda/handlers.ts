import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
export type LoadHandler = (id: RouteId) => Promise<Handler>;

/**
 * Imports the handler of a Lambda. Its modules read the environment when they are loaded, so set the variables before.
 */
export const loadHandler: LoadHandler = async (id) => {
  const module: { handler: Handler } = await import(`@linkedpotential/functions/${id}`);
  return module.handler;
};
