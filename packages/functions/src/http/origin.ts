import { createHash, timingSafeEqual } from "node:crypto";
import { DomainError } from "@linkedpotential/core/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Middleware } from "./middleware.ts";

/**
 * Refuses calls without the distribution's secret. A call that bypasses the distribution would also bypass its firewall
 * and could fake the caller's address.
 */
export function origin(): Middleware {
  return {
    before: ({ event, internal }) => {
      const { originKeys } = internal.context.config;
      if (originKeys.length === 0) return;
      const given = event.headers["x-origin-key"] ?? "";
      if (!originKeys.some((key) => isSame(given, key))) throw new DomainError("request.not_found");
      internal.context.address = viewerOf(event);
    },
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/**
 * Returns the caller's address. The distribution appends this address to the header. API Gateway may then append the
 * distribution's own address (`sourceIp`), which is skipped.
 */
function viewerOf({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const { sourceIp } = requestContext.http;
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  return hops.findLast((hop) => hop !== "" && hop !== sourceIp) ?? sourceIp;
}
