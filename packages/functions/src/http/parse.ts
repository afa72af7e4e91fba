import { problemsOf } from "@linkedpotential/contract/problems";
import type { Route } from "@linkedpotential/contract/route";
import { DomainError } from "@linkedpotential/core/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import type { Middleware } from "./middleware.ts";

/** Default maximum size of a body in bytes. A lead with notes of full length in four-byte characters fits. */
const defaultBodyMax = 512 * 1024;

export function parse(route: Route): Middleware {
  return {
    before: ({ event, internal }) => {
      const params = route.params?.safeParse(event.pathParameters ?? {});
      if (params && !params.success) throw new DomainError("request.not_found");
      const query = route.query && check(route.query, event.queryStringParameters ?? {});
      const body = route.body && check(route.body, bodyOf(event, route.bodyMax ?? defaultBodyMax));
      const signed = route.signature !== undefined && {
        payload: textOf(event, route.bodyMax ?? defaultBodyMax),
        signature: event.headers[route.signature] ?? "",
      };
      const known = route.revalidated && { knownVersion: event.headers["if-none-match"]?.replace(/^(W\/)?"|"$/g, "") };
      internal.input = { ...query, ...body, ...params?.data, ...known, ...signed };
    },
  };
}

function textOf(event: APIGatewayProxyEventV2, maxBytes: number): string {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString() : (event.body ?? "");
  if (Buffer.byteLength(text) > maxBytes) throw new DomainError("request.too_large");
  return text;
}

function bodyOf(event: APIGatewayProxyEventV2, maxBytes: number): unknown {
  const text = textOf(event, maxBytes);
  if (!/^application\/json\s*(;|$)/i.test(event.headers["content-type"] ?? "")) {
    throw new DomainError("request.not_json");
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("request.malformed", { cause });
  }
}

function check(schema: z.ZodMiniType<object>, value: unknown): object {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DomainError("request.invalid", { fields: problemsOf(result.error.issues) });
}
