import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, press, textOf } from "../../../testing/user.ts";

it("the page of an account lists its declarations, with a link to those that wait", async () => {
  const person = await readyAccount({ name: "Ida Öz" });
  const path = `/admin/users/${person.user.id}?tab=contract`;
  const { stack, reload } = await renderScreen(path, { isAdmin: true });
  await expectText("Über das Formular ist nichts eingegangen.");
  await billingCalls(stack).declare("billing/withdraw", person);
  await stack.deliver();
  await reload();
  const list = await screen.findByRole("list", { name: "Kündigungen und Widerrufe" });
  const [row] = within(list).getAllByRole("listitem");
  expect(textOf(row as HTMLElement)).toMatch(/^Widerruf.*Wartet.*Ida Öz · Premium/);
  await press("Zu den Erklärungen", { role: "link", container: list });
  await screen.findByRole("list", { name: "Erklärungen, die auf Sie warten" });
});
