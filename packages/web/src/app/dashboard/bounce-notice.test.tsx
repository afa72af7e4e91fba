import { randomUUID } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { dialog, expectHeading, wordsOf } from "../../testing/person.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { openDialog, signIn } from "../../testing/sign-in.ts";
import { overview } from "../../testing/task-card.ts";

it("tells who signs in too early that the mail with the link came back", async () => {
  const { stack } = await renderScreen("/landing/freelance", { as: "nobody" });
  // An address of Amazon's mailbox simulator, made unique by its label. Every mail to it bounces.
  const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
  const password = "geheim-und-lang";
  await stack.call("auth/register", { body: { name: "Ida Öz", email, password, workspaceSlug: "freelance" } });
  await waitFor(async () => {
    const { json } = await stack.call("auth/login", { body: { email, password, workspaceSlug: "freelance" } });
    expect(json).toHaveProperty("fields");
  });
  await openDialog("Anmelden");
  await signIn(email, password);
  const form = await dialog();
  await waitFor(() => expect(wordsOf(form)).toContain("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse."));
  expect(wordsOf(form)).toContain(`Unsere E-Mail an ${email} kam nicht an. Bitte prüfen Sie die Adresse.`);
});

it("says nothing to somebody whose mails arrive", async () => {
  const { account } = await renderScreen(overview);
  await expectHeading(/^Guten /);
  expect(screen.queryByText(new RegExp(account.user.email))).toBeNull();
  expect(screen.queryByText(/kommen nicht an/)).toBeNull();
});
