import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { endpointOf, endpoints, routeIds as ids, type RouteId } from "@linkedpotential/contract/endpoints";
import { describe, expect, it } from "vitest";
import { bundleList } from "../packages/functions/bundle/build.ts";
import { lambdaSources } from "../scripts/build-lambdas.mjs";
import { homeOf } from "./routes.ts";
import { assetDirectory, at, refersTo, resourcesOf, stacksOf } from "./testing/templates.ts";

const routes = resourcesOf("prod", "AWS::ApiGatewayV2::Route");
const integrations = resourcesOf("prod", "AWS::ApiGatewayV2::Integration");
const lambdas = resourcesOf("prod", "AWS::Lambda::Function");
const permissions = resourcesOf("prod", "AWS::Lambda::Permission");

function lambdaBehind(id: RouteId) {
  const route = routes.find((one) => at(one, "RouteKey") === endpoints[id]);
  const integration = integrations.find((one) => refersTo(route && at(route, "Target"), one));
  const lambda = lambdas.find((one) => refersTo(integration && at(integration, "IntegrationUri"), one));
  if (!lambda) throw new Error(`no Lambda for ${id}`);
  return lambda;
}

const fonts = ["400Regular/Arimo_400Regular.ttf", "700Bold/Arimo_700Bold.ttf", "LICENSE_FONT"].map(
  (file) => `node_modules/@expo-google-fonts/arimo/${file}`,
);

describe("the API", () => {
  it("has the routes of the contract and no other", () => {
    expect(routes.map((route) => at(route, "RouteKey")).sort()).toEqual(Object.values(endpoints).sort());
  });

  it("has a Lambda of its own for each route", () => {
    const names = ids.map((id) => at(lambdaBehind(id), "FunctionName"));
    expect(new Set(names).size).toBe(ids.length);
    expect(names).toEqual(ids.map((id) => `prod-linkedpotential-${id.replace("/", "-")}`));
  });

  it.each(ids)("%s runs its own bundle with the files that it reads, on Node 24 and arm64", (id) => {
    const lambda = lambdaBehind(id);
    expect(lambda.properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      Handler: "index.handler",
    });
    const folder = assetDirectory("prod", at(lambda, "Code.S3Key"));
    const files = readdirSync(folder, { recursive: true }).filter((path) =>
      statSync(join(folder, String(path))).isFile(),
    );
    expect(files.toSorted()).toEqual(["index.mjs", ...(id.endsWith("/get-invoice") ? fonts : [])]);
    const built = `packages/functions/dist/${id}/index.mjs`;
    expect(readFileSync(join(folder, "index.mjs")).equals(readFileSync(built))).toBe(true);
  });

  it.each(ids)("%s ends before API Gateway's timeout, and can be invoked by its own route only", (id) => {
    const lambda = lambdaBehind(id);
    expect(at(lambda, "Timeout")).toBeLessThan(30);
    const allowed = permissions.filter((one) => refersTo(at(one, "FunctionName"), lambda));
    expect(allowed).toHaveLength(1);
    const path = endpointOf(id).path;
    expect(JSON.stringify(at(allowed[0] ?? lambda, "SourceArn"))).toContain(`/*/*${path}"`);
  });

  it("limits every route, and expensive ones further", () => {
    const [stage] = resourcesOf("prod", "AWS::ApiGatewayV2::Stage");
    const limits = (stage && at(stage, "RouteSettings")) as Record<string, { ThrottlingRateLimit: number }>;
    const all = (stage && at(stage, "DefaultRouteSettings.ThrottlingRateLimit")) as number;
    expect(all).toBeGreaterThan(0);
    const guarded = ids.filter(
      (id) => id.startsWith("auth/") && endpointOf(id).method === "POST" && id !== "auth/logout",
    );
    for (const id of [...guarded, "support/send"] as RouteId[]) {
      expect(limits[endpoints[id]]?.ThrottlingRateLimit).toBeLessThanOrEqual(all / 10);
    }
    // API Gateway rejects a stage that has limits for a route which does not exist yet. So every limited route must
    // exist, and the route stacks must be deployed before the stage.
    expect(Object.values(endpoints)).toEqual(expect.arrayContaining(Object.keys(limits)));
    const stageStack = stacksOf("prod").find(({ stackName }) => stackName.endsWith("-Stage"));
    const before = stageStack?.dependencies.map(({ id }) => id).join();
    for (const { stack } of routes) expect(before).toContain(stack);
  });

  it("has no global limit that one caller could use up, because the firewall limits each address first", () => {
    const [firewall] = resourcesOf("edge", "AWS::WAFv2::WebACL");
    const ofAnAddress = [...JSON.stringify(firewall?.properties).matchAll(/"Limit":(\d+)/g)].map(([, limit]) =>
      Number(limit),
    );
    const aSecond = Math.max(...ofAnAddress) / (5 * 60);
    const [stage] = resourcesOf("prod", "AWS::ApiGatewayV2::Stage");
    const limits = stage && (at(stage, "RouteSettings") as Record<string, { ThrottlingRateLimit: number }>);
    for (const [route, { ThrottlingRateLimit }] of Object.entries(limits ?? {}))
      expect([route, ThrottlingRateLimit >= 2 * aSecond]).toEqual([route, true]);
    const limitOf = (id: RouteId) => limits?.[endpoints[id]]?.ThrottlingRateLimit;
    for (const id of ["auth/login", "auth/reset-password", "auth/verify-email"] as const)
      expect(limitOf(id)).toBeGreaterThanOrEqual(200);
  });

  it("allows 100 registrations for live trainings per second, so that Lambdas remain for other routes", () => {
    const [stage] = resourcesOf("prod", "AWS::ApiGatewayV2::Stage");
    const limits = stage && (at(stage, "RouteSettings") as Record<string, object>);
    expect(limits?.[endpoints["live-trainings/register"]]).toEqual({
      ThrottlingRateLimit: 100,
      ThrottlingBurstLimit: 200,
    });
  });

  it("keeps an access log without data about the caller", () => {
    const [stage] = resourcesOf("prod", "AWS::ApiGatewayV2::Stage");
    const format = String(stage && at(stage, "AccessLogSettings.Format"));
    expect(format).toContain("$context.requestId");
    expect(format).not.toMatch(/sourceIp|userAgent|caller|\$context\.path|authorizer/i);
  });

  it("stays in the stack in which it was first deployed when its concept moves to another area", () => {
    expect(homeOf("tasks/list", { tasks: "service" })).toBe("service");
    expect(homeOf("tasks/list")).toBe("crm");
    for (const id of ids) expect(lambdaBehind(id).stack).toBe(`Routes-${homeOf(id)}`);
  });

  it("has nothing of the embedded stack: no /__local anywhere", () => {
    for (const name of ["prod", "preview"] as const) {
      expect(JSON.stringify(resourcesOf(name))).not.toContain("__local");
    }
    for (const id of ids)
      expect(readFileSync(`packages/functions/dist/${id}/index.mjs`, "utf8")).not.toContain("__local");
  });

  it("is rebuilt when any source of a Lambda has changed", () => {
    const bundles: { inputs: Record<string, number> }[] = JSON.parse(readFileSync(bundleList, "utf8"));
    const ours = bundles.flatMap(({ inputs }) => Object.keys(inputs)).filter((path) => !path.includes("node_modules/"));
    expect(ours).toContain("packages/core/src/leads/create-lead.ts");
    const isLookedAt = (path: string) =>
      lambdaSources.some((source) => path === source || path.startsWith(`${source}/`));
    expect(ours.filter((path) => !isLookedAt(path))).toEqual([]);
  });
});
