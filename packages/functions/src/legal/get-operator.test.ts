import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const operator = async () => (await stack.call("legal/get-operator")).json;

it("the operator is the seller named on invoices, with null for missing settings [D57]", async () => {
  const known = {
    name: "LinkedPotential GmbH",
    address: ["Musterstraße 1", "12345 Musterstadt"],
    email: "support@linkedpotential.local",
    vatId: "DE123456789",
  };
  const missing = { representedBy: null, phone: null, register: null, privacyContact: null };
  expect(await operator()).toEqual({ ...known, ...missing });
  stack.configure({ OPERATOR_NAME: "", OPERATOR_ADDRESS: "" });
  expect(await operator()).toMatchObject({ name: null, address: null });
});

it("a setting of the operator that is a dash is returned empty, and a tax number is not returned [D57]", async () => {
  stack.configure({
    OPERATOR_REPRESENTED_BY: "Paula Beispiel",
    OPERATOR_PHONE: "+49 30 1234567",
    OPERATOR_REGISTER: "-",
    OPERATOR_PRIVACY_CONTACT: "datenschutz@example.org",
    OPERATOR_TAX_ID: "12/345/67890",
  });
  expect(await operator()).toMatchObject({
    representedBy: "Paula Beispiel",
    phone: "+49 30 1234567",
    register: "",
    privacyContact: "datenschutz@example.org",
    vatId: "",
  });
});

it.each([
  ["DE123456789", "DE123456789"],
  ["ATU 123 456 78", "ATU 123 456 78"],
  ["", null],
  ["1DE123456789", ""],
  ["DE123456789/1", ""],
  ["D123456789", ""],
  ["DE1", ""],
  ["DE1234567890123", ""],
])(
  "the operator's tax number %j is returned as %j, because only VAT ids are public [D57]",
  async (OPERATOR_TAX_ID, vatId) => {
    stack.configure({ OPERATOR_TAX_ID });
    expect(await operator()).toMatchObject({ vatId });
  },
);
