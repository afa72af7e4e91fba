import { expect, it } from "vitest";
import { at, type Json, resourcesOf } from "./testing/templates.ts";

it("keeps the key of the generation before until the next one, so that a failed deploy can go back to it", () => {
  const generations = (value: Json | undefined) =>
    [...JSON.stringify(value).matchAll(/origin-key-(\d)/g)].map(([, generation]) => generation);
  const names = resourcesOf("preview", "AWS::SecretsManager::Secret").map((secret) => String(at(secret, "Name")));
  expect(generations(names)).toEqual(["2", "3", "4"]);
  const [site] = resourcesOf("preview", "AWS::CloudFront::Distribution");
  expect(generations(site?.properties)).toEqual(["3"]);
  const lambda = resourcesOf("preview", "AWS::Lambda::Function").find(({ id }) => id.startsWith("leadslist"));
  expect(generations(lambda?.properties)).toEqual(["3", "4"]);
});
