import { endpoints } from "@linkedpotential/contract/endpoints";
import { describe, expect, it } from "vitest";
import { type Deployment, deployments } from "./synthesise.ts";
import { at, resourcesOf, stacksOf } from "./testing/templates.ts";

const names = Object.keys(deployments) as Deployment[];

describe.each(names)("the stacks of %s", (name) => {
  it("stay below half of the 500 resources that a stack may have", () => {
    const sizes = Map.groupBy(resourcesOf(name), ({ stack }) => stack);
    for (const [stack, resources] of sizes) expect([stack, resources.length < 250]).toEqual([stack, true]);
  });

  it("stay far below the 60 dynamic references that CloudFormation allows in a template", () => {
    for (const { stackName, template } of stacksOf(name)) {
      const { length } = JSON.stringify(template).match(/\{\{resolve:/g) ?? [];
      expect([stackName, length < 45]).toEqual([stackName, true]);
    }
  });

  it("stay far below the 4 KB that Lambda allows for the environment of a function", () => {
    const large = resourcesOf(name, "AWS::Lambda::Function").filter(
      (lambda) => Buffer.byteLength(JSON.stringify(at(lambda, "Environment.Variables") ?? {})) > 3000,
    );
    expect(large.map(({ id }) => id)).toEqual([]);
  });

  it("use Node 24, also for CDK's own Lambdas", () => {
    const runtimes = resourcesOf(name, "AWS::Lambda::Function").map((lambda) => String(at(lambda, "Runtime")));
    expect(new Set(runtimes.filter((runtime) => runtime.startsWith("nodejs")))).toEqual(
      new Set(runtimes.length > 0 ? ["nodejs24.x"] : []),
    );
  });

  it("pass the AWS Solutions rules (cdk-nag) without warnings", () => {
    const messages = stacksOf(name).flatMap((stack) => stack.messages.map(({ id, entry }) => `${id} ${entry.data}`));
    expect(messages).toEqual([]);
  });

  it("state a reason for every exception from these rules", () => {
    const reasons = stacksOf(name).flatMap(({ template }) => JSON.stringify(template).match(/"reason":"[^"]*"/g) ?? []);
    expect(reasons.filter((reason) => !/"reason":".{20,}\."/.test(reason))).toEqual([]);
  });
});

it("exports no value that changes with routes or background work, so that every release can be rolled back", () => {
  const exported = stacksOf("prod").flatMap(({ stackName, template }) =>
    Object.values<{ Export?: object }>(template.Outputs ?? {}).flatMap(({ Export }) => (Export ? stackName : [])),
  );
  const owners = ["Api", "Data", "Events", "Mail", "Site"].map((stack) => `prod-linkedpotential-${stack}`);
  expect([...new Set(exported)].sort()).toEqual(owners);
});

describe("the edge", () => {
  const [firewall] = resourcesOf("edge", "AWS::WAFv2::WebACL");

  it("limits the requests of one address, and login attempts further", () => {
    const rules = firewall?.properties.Rules as { Name: string; Action: object; Statement: object }[];
    const limits = rules.flatMap(
      ({ Statement }) =>
        JSON.stringify(Statement)
          .match(/"Limit":(\d+)/)
          ?.slice(1)
          .map(Number) ?? [],
    );
    expect(limits).toHaveLength(2);
    expect(Math.min(...limits)).toBeLessThan(Math.max(...limits) / 10);
    expect(JSON.stringify(rules[0])).toContain('"SearchString":"/api/auth/"');
    for (const { Action } of rules.slice(0, 2)) expect(Action).toMatchObject({ Block: {} });
  });

  it("counts requests with passwords or codes as login attempts, but not the session check", () => {
    const rules = firewall?.properties.Rules as { Statement: { RateBasedStatement: object } }[];
    const match = (field: object, constraint: string, text: string) => ({
      ByteMatchStatement: { FieldToMatch: field, PositionalConstraint: constraint, SearchString: text },
    });
    expect(rules[0]?.Statement.RateBasedStatement).toMatchObject({
      ScopeDownStatement: {
        AndStatement: {
          Statements: [match({ Method: {} }, "EXACTLY", "POST"), match({ UriPath: {} }, "STARTS_WITH", "/api/auth/")],
        },
      },
    });
    const auth = Object.values(endpoints).filter((endpoint) => endpoint.includes(" /api/auth/"));
    const read = auth.filter((endpoint) => !endpoint.startsWith("POST "));
    expect(read).toEqual(["GET /api/auth/me"]);
  });

  it("creates the certificate of the site's domain", () => {
    const [certificate] = resourcesOf("edge", "AWS::CertificateManager::Certificate");
    expect(certificate?.properties).toMatchObject({ DomainName: "www.example.org", ValidationMethod: "DNS" });
  });

  it("is used by the distribution when its settings are given", () => {
    const [prod] = resourcesOf("prod", "AWS::CloudFront::Distribution");
    expect(prod?.properties.DistributionConfig).toMatchObject({
      Aliases: ["www.example.org"],
      WebACLId: expect.stringContaining(":global/webacl/"),
    });
    const [preview] = resourcesOf("preview", "AWS::CloudFront::Distribution");
    expect(preview?.properties.DistributionConfig).not.toHaveProperty("Aliases");
  });
});
