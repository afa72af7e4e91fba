import { expect, it } from "vitest";
import { matchRoute } from "../gateway/route-table.ts";
import { plainRequest } from "../testing/request.ts";
import { lambdaEvent } from "./lambda-event.ts";

const match = (method: string, path: string) => {
  const found = matchRoute(method, path);
  if (!found) throw new Error(`no route for ${method} ${path}`);
  return found;
};

it("builds an API Gateway event (payload format 2.0)", () => {
  const request = plainRequest("/api/leads/12?view=full&tag=a&tag=b%20c", {
    method: "PATCH",
    headers: { host: "example.org", "content-type": "application/json", "user-agent": "Firefox" },
    cookies: ["a=1", "b=2"],
    body: Buffer.from('{"name":"Änne"}'),
    address: "203.0.113.9",
  });
  const event = lambdaEvent(request, match("PATCH", "/api/leads/12"), "request-1");
  expect(event).toMatchObject({
    version: "2.0",
    routeKey: "PATCH /api/leads/{leadId}",
    rawPath: "/api/leads/12",
    rawQueryString: "view=full&tag=a&tag=b%20c",
    cookies: ["a=1", "b=2"],
    headers: request.headers,
    queryStringParameters: { view: "full", tag: "a,b c" },
    pathParameters: { leadId: "12" },
    body: '{"name":"Änne"}',
    isBase64Encoded: false,
  });
  expect(event.requestContext).toMatchObject({
    http: { method: "PATCH", path: "/api/leads/12", sourceIp: "203.0.113.9", userAgent: "Firefox" },
    requestId: "request-1",
    routeKey: "PATCH /api/leads/{leadId}",
    stage: "$default",
  });
  expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
});

it("omits fields that the request does not have", () => {
  const event = lambdaEvent(plainRequest("/api/leads"), match("GET", "/api/leads"), "request-2");
  for (const name of ["cookies", "queryStringParameters", "pathParameters", "body"])
    expect(event).not.toHaveProperty(name);
});

it("encodes binary bodies as base64", () => {
  const body = Buffer.from([0, 255, 1]);
  const request = plainRequest("/api/leads", { method: "POST", headers: { "content-type": "image/png" }, body });
  const event = lambdaEvent(request, match("POST", "/api/leads"), "request-3");
  expect(event).toMatchObject({ body: "AP8B", isBase64Encoded: true });
});

it("prefers a path without parameters, decodes parameters and rejects other methods", () => {
  expect(match("GET", "/api/leads/export").id).toBe("leads/export");
  expect(match("GET", "/api/leads/a%2Fb").params).toEqual({ leadId: "a/b" });
  for (const path of ["/api/leads/", "/api/leads/%zz", "/api/leads/{leadId}/x", "/api/unknown"]) {
    expect(matchRoute("GET", path)).toBeUndefined();
  }
  expect(matchRoute("TRACE", "/api/leads")).toBeUndefined();
});
