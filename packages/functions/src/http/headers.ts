import { apiHeaders } from "@linkedpotential/contract/site-headers";
import type { Middleware } from "./middleware.ts";

export function headers(): Middleware {
  const add: Middleware["after"] = ({ event, response }) => {
    if (!response) return;
    response.headers = {
      "cache-control": "no-store",
      ...apiHeaders,
      "x-request-id": event.requestContext.requestId,
      ...response.headers,
    };
  };
  return { after: add, onError: add };
}
