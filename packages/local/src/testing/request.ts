import type { HttpRequest } from "../http/messages.ts";

/** Builds a request to one responder of the stack, by default a GET without a body. */
export function plainRequest(path: string, given: Partial<HttpRequest> = {}): HttpRequest {
  const [pathname = "/", query = ""] = path.split("?");
  const body = given.body ?? Buffer.alloc(0);
  return {
    method: "GET",
    path: pathname,
    query,
    headers: {},
    cookies: [],
    address: "127.0.0.1",
    bodyLength: body.length,
    ...given,
    body,
  };
}
