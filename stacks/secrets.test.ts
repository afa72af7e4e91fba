import { expect, it } from "vitest";
import { at, type Json, refersTo, resourcesOf, stacksOf } from "./testing/templates.ts";

it("keeps the previous key generation until the next one, so that a failed deploy can roll back", () => {
  const generations = (value: Json | undefined) =>
    [...JSON.stringify(value).matchAll(/origin-key-(\d)/g)].map(([, generation]) => generation);
  const names = resourcesOf("preview", "AWS::SecretsManager::Secret").map((secret) => String(at(secret, "Name")));
  expect(generations(names).sort()).toEqual(["2", "3", "4"]);
  const [site] = resourcesOf("preview", "AWS::CloudFront::Distribution");
  expect(generations(site?.properties)).toEqual(["3"]);
  const accepted = resourcesOf("preview", "AWS::SSM::Parameter").filter(({ id }) => id.startsWith("originkeys"));
  expect(accepted.map((parameter) => [at(parameter, "Name"), generations(at(parameter, "Value"))])).toEqual([
    ["/linkedpotential/pr-1/origin-keys-3", ["3", "4"]],
    ["/linkedpotential/pr-1/origin-keys-2", ["2", "3"]],
  ]);
  const lambda = resourcesOf("preview", "AWS::Lambda::Function").find(({ id }) => id.startsWith("leadslist"));
  const { Parameters = {} } =
    stacksOf("preview").find(({ stackName }) => stackName.endsWith("Routes-crm"))?.template ?? {};
  const taken = Object.keys(Parameters).find((name) =>
    refersTo(at(lambda ?? { properties: {} }, "Environment"), { id: name }),
  );
  expect(Parameters[taken ?? ""]).toMatchObject({ Default: "/linkedpotential/pr-1/origin-keys-3" });
});
