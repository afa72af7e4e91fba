import { randomUUID } from "node:crypto";
import { delivered } from "@linkedpotential/local/testing/messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { openLandingDialog, signIn } from "../../testing/sign-in.ts";
import { overviewPath } from "../../testing/task-card.ts";
import { expectHeading, findDialog, textOf } from "../../testing/user.ts";

it("shows that the verification mail bounced when the person signs in before verifying", async () => {
  const { stack } = await renderScreen("/landing/freelance", { as: "nobody" });
  // Every mail to this address of Amazon's mailbox simulator bounces. The label after `+` makes the address unique.
  const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
  const password = "geheim-und-lang";
  await stack.call("auth/register", { body: { name: "Ida Öz", email, password, workspaceSlug: "freelance" } });
  await delivered();
  await openLandingDialog("Anmelden");
  await signIn(email, password);
  const form = await findDialog();
  await waitFor(() => expect(textOf(form)).toContain("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse."));
  expect(textOf(form)).toContain(`Unsere E-Mail an ${email} kam nicht an. Bitte prüfen Sie die Adresse.`);
});

it("shows nothing to a person whose mails arrive", async () => {
  const { account } = await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  expect(screen.queryByText(new RegExp(account.user.email))).toBeNull();
  expect(screen.queryByText(/kommen nicht an/)).toBeNull();
});
