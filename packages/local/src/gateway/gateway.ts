import { randomUUID } from "node:crypto";
import { routeIds } from "@linkedpotential/contract/endpoints";
import { actionsOf } from "@linkedpotential/contract/grant";
import { grants } from "@linkedpotential/contract/grants";
import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { HttpAnswer, HttpRequest } from "../http/messages.ts";
import { refusal } from "../http/refusal.ts";
import { type LoadHandler, loadHandler } from "../lambda/handlers.ts";
import { lambdaContext } from "../lambda/lambda-context.ts";
import { lambdaEvent } from "../lambda/lambda-event.ts";
import { type Match, matchRoute } from "./route-table.ts";

/** Limits of HTTP APIs and of Lambda, in bytes and milliseconds. */
export const gatewayLimits = {
  requestBytes: 10 * 1024 * 1024,
  headBytes: 10_240,
  /** Maximum size of the event and of the answer, each serialized as JSON. */
  payloadBytes: 6 * 1024 * 1024,
  timeoutMs: 30_000,
};

const granted = new Map(routeIds.map((id) => [id, new Set(actionsOf(grants[id]))] as const));

export interface GatewayOptions {
  load?: LoadHandler;
  timeoutMs?: number;
}

export function createGateway({ load = loadHandler, timeoutMs = gatewayLimits.timeoutMs }: GatewayOptions = {}) {
  const invoke = async (request: HttpRequest, match: Match, requestId: string): Promise<HttpAnswer> => {
    const event = lambdaEvent(request, match, requestId);
    const isLong = request.body.length * 2 > gatewayLimits.payloadBytes;
    if (isLong && Buffer.byteLength(JSON.stringify(event)) > gatewayLimits.payloadBytes) {
      return refusal(413, "request.too_large", requestId);
    }
    const handler = await load(match.id);
    const context = lambdaContext(match.id.replace("/", "-"), requestId, timeoutMs);
    const work = async () => handler(event, context);
    const result = await within(timeoutMs, withCallHooks({ granted: granted.get(match.id) ?? new Set() }, work));
    return result ? answerOf(result, requestId) : refusal(503, "request.internal", requestId);
  };

  return {
    async answer(request: HttpRequest): Promise<HttpAnswer> {
      const requestId = randomUUID();
      const match = matchRoute(request.method, request.path);
      if (!match) return refusal(404, "request.not_found", requestId);
      if (headBytes(request) > gatewayLimits.headBytes) return refusal(431, "request.too_large", requestId);
      if (request.bodyLength > gatewayLimits.requestBytes) return refusal(413, "request.too_large", requestId);
      try {
        return await invoke(request, match, requestId);
      } catch (error) {
        process.stderr.write(`${match.id} failed outside its chain: ${error instanceof Error ? error.stack : error}\n`);
        return refusal(500, "request.internal", requestId);
      }
    },
    async prewarm(): Promise<void> {
      for (const id of routeIds) await load(id).catch(() => {});
    },
  };
}

function headBytes({ method, path, query, headers, cookies }: HttpRequest): number {
  const values = [method, path, query, ...Object.values(headers), ...cookies];
  return values.reduce((sum, value) => sum + value.length, 0);
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs, undefined);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function answerOf(result: APIGatewayProxyStructuredResultV2, requestId: string): HttpAnswer {
  const { statusCode = 200, headers = {}, cookies, body = "", isBase64Encoded } = result;
  const isLong = body.length * 2 > gatewayLimits.payloadBytes;
  if (isLong && Buffer.byteLength(JSON.stringify(result)) > gatewayLimits.payloadBytes) {
    return refusal(500, "request.internal", requestId);
  }
  const plain = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: Object.fromEntries(plain),
    ...(cookies && { cookies }),
    body: isBase64Encoded ? Buffer.from(body, "base64") : body,
  };
}
