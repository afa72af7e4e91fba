import type { App } from "sst/constructs";
import { expect, it, vi } from "vitest";
import { deployment } from "./deployment.ts";
import { requireOperator } from "./operator.ts";
import { settings } from "./settings.ts";
import { exampleSettings } from "./synthesise.ts";
import { settingsInGuide } from "./testing/guide.ts";

const deploy = (stage: string, more: Record<string, string> = {}) =>
  requireOperator(stage, settings({ ...exampleSettings, ...more }));

it("production is deployed when all details of the operator are set, or a dash says that there is none", () => {
  expect(() => deploy("prod")).not.toThrow();
  expect(() =>
    deploy("prod", { OPERATOR_PHONE: "-", OPERATOR_REGISTER: "-", OPERATOR_REPRESENTED_BY: "-" }),
  ).not.toThrow();
});

it("production is refused while details of the operator are missing, and all of them are named at once", () => {
  const missing = { OPERATOR_REPRESENTED_BY: "", OPERATOR_PHONE: "", OPERATOR_PRIVACY_CONTACT: " " };
  for (const name of Object.keys(missing)) expect(() => deploy("prod", missing)).toThrow(`${name} is missing`);
});

it.each([
  ["OPERATOR_NAME", "Beispiel GmbH"],
  ["OPERATOR_NAME", "LinkedPotential (Vorschau)"],
  ["OPERATOR_ADDRESS", "Musterstraße 1; 12345 Musterstadt"],
  ["OPERATOR_TAX_ID", "DE000000000"],
  ["OPERATOR_TAX_ID", "DE123456789"],
  ["OPERATOR_PHONE", "+49 30 1234567"],
  ["OPERATOR_PRIVACY_CONTACT", "datenschutz@example.org"],
  ["SUPPORT_EMAIL", "support@linkedpotential.local"],
])("production is refused with the placeholder %s=%s", (name, value) => {
  expect(() => deploy("prod", { [name]: value })).toThrow(`${name} still has a placeholder: ${value}`);
});

it("the operator of the guide is refused in every detail, so that nobody deploys it as copied", () => {
  const given = settingsInGuide("SITE_DOMAIN=www.example.org");
  for (const name of Object.keys(given).filter((key) => /^OPERATOR_|^SUPPORT_EMAIL$/.test(key)))
    expect(() => requireOperator("prod", settings(given))).toThrow(`${name} still has a placeholder`);
});

it("a preview needs no details of an operator", () => {
  expect(() => deploy("pr-1", { OPERATOR_NAME: "Beispiel GmbH", OPERATOR_PHONE: "" })).not.toThrow();
});

it("a deployment checks the operator before it builds anything", () => {
  for (const [name, value] of Object.entries({ ...exampleSettings, OPERATOR_PHONE: "" })) vi.stubEnv(name, value);
  try {
    expect(() => deployment({ stage: "prod", region: "eu-central-1" } as App)).toThrow("OPERATOR_PHONE is missing");
  } finally {
    vi.unstubAllEnvs();
  }
});
