import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Match } from "../gateway/route-table.ts";
import type { HttpRequest } from "../http/messages.ts";

const plainText = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/i;

export function lambdaEvent(request: HttpRequest, match: Match, requestId: string): APIGatewayProxyEventV2 {
  const { method, path, query, headers, cookies, body, address } = request;
  const now = new Date();
  const isText = plainText.test(headers["content-type"] ?? "");
  return {
    version: "2.0",
    routeKey: match.routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    headers: { ...headers },
    ...(query && { queryStringParameters: queryParameters(query) }),
    ...(match.params && { pathParameters: match.params }),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: address, userAgent: headers["user-agent"] ?? "" },
      requestId,
      routeKey: match.routeKey,
      stage: "$default",
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function queryParameters(query: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    all[name] = all[name] === undefined ? value : `${all[name]},${value}`;
  }
  return all;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats an instant as `12/Mar/2027:19:03:58 +0000`. */
function commonLogTime(instant: Date): string {
  const [date = "", time = ""] = instant.toISOString().split(/[T.]/);
  const [year, , day] = date.split("-");
  return `${day}/${months[instant.getUTCMonth()]}/${year}:${time} +0000`;
}
