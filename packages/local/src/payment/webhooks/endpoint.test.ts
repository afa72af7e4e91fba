import { readFileSync } from "node:fs";
import { webhookEvents } from "@linkedpotential/contract/billing/webhook-events";
import { endpoints } from "@linkedpotential/contract/endpoints";
import { expect, it } from "vitest";
import { webhookEndpoint } from "./endpoint.ts";

it("the provider sends to the product's route the events that the product handles", () => {
  expect(webhookEndpoint.enabledEvents.toSorted()).toEqual([...webhookEvents].sort());
  expect(endpoints["billing/webhook"]).toBe(`POST ${webhookEndpoint.path}`);
});

it("the deploy instructions name the same events", () => {
  const instructions = readFileSync(new URL("../../../../../docs/deploy.md", import.meta.url), "utf8");
  const [, named = ""] = /with the events (.*?)\. Its signing secret/.exec(instructions) ?? [];
  const events = [...named.matchAll(/`([a-z_.]+)`/g)].map(([, name = ""]) => name);
  expect(events.toSorted()).toEqual(webhookEndpoint.enabledEvents.toSorted());
});
