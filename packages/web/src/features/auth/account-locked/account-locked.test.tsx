import { readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findLeadRow, openLeadForm } from "../../../testing/crm.ts";
import { expectPath, followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { openLandingDialog, signIn } from "../../../testing/sign-in.ts";
import { expectHeading, expectText, fill, press } from "../../../testing/user.ts";

const path = "/account-locked";
const title = "Ihr Konto ist gesperrt";
const reason = "Zwanzig gleiche Beiträge in einer Stunde.";

it("the open page of a person who is locked says why, and takes the objection [D70]", async () => {
  const { stack, account } = await renderScreen(crmPath, { seed: { leads: [{ name: "Sören Weiß" }] } });
  await findLeadRow("Sören Weiß");
  await fill("Name", "Sören W.", await openLeadForm("Sören Weiß"));
  await lockCalls(stack).lock(account);
  await press("Speichern");
  await expectPath(path);
  await expectHeading(title);
  await expectText(reason);
  expect(screen.queryByText(/Sitzung ist abgelaufen/)).toBeNull();
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
  expect(location.search).toBe("");
  await press("Einspruch senden");
  await expectText("Bitte geben Sie eine Begründung ein.");
  await fill("Warum ist die Entscheidung falsch?", "Die Beiträge habe nicht ich geschrieben.");
  await press("Einspruch senden");
  await expectText("Ihr Einspruch ist bei uns. Unser Team prüft ihn und schreibt Ihnen.");
});

it("a locked person who reloads or signs in reads why, and can still visit public pages", async () => {
  const { stack, account, reload } = await renderScreen("/freelance/dashboard");
  await screen.findByRole("heading", { level: 1 });
  await lockCalls(stack).lock(account);
  await reload();
  await expectPath(path);
  await expectHeading(title);
  await renderScreen("/landing/freelance", { as: "nobody" });
  await openLandingDialog("Anmelden");
  await signIn(account.user.email, account.password);
  await expectPath(path);
  await expectText(reason);
});

it("the link in the mail shows the answer to the objection, and an end of the lock", async () => {
  const { stack } = await renderScreen("/landing/freelance", { as: "nobody" });
  const { token } = await signedInAdmin(stack);
  const { account, lockedAt, lockToken } = await lockCalls(stack).lock(await readyAccount());
  const params = { accountId: String(account.user.id) };
  await lockCalls(stack).object(lockToken);
  const body = { lockedAt, statement: "Sie kamen von Ihrem Gerät." };
  await stack.call("accounts/uphold-lock", { token, params, body });
  await renderScreen(`${path}?token=${lockToken}`, { as: "nobody" });
  await expectText("Sie kamen von Ihrem Gerät.");
  expect(screen.queryByRole("button", { name: "Einspruch senden" })).toBeNull();
  await stack.call("accounts/unlock", { token, params, body: { lockedAt } });
  await renderScreen(`${path}?token=${lockToken}`, { as: "nobody" });
  await expectHeading("Ihr Konto ist wieder frei");
  await followLink("Anmelden");
  await expectPath("/landing/linkedpotential");
});

it("a damaged link and a missing one say what to do", async () => {
  await renderScreen(`${path}?token=kaputt`, { as: "nobody" });
  await expectHeading("Dieser Link gilt nicht");
  await renderScreen(path, { as: "nobody" });
  await expectText(/nennt die E-Mail/);
});

it("the objection keeps its text while offline", async () => {
  const { stack } = await renderScreen("/landing/freelance", { as: "nobody" });
  const { lockToken } = await lockCalls(stack).lock();
  const { network } = await renderScreen(`${path}?token=${lockToken}`, { as: "nobody" });
  await fill("Warum ist die Entscheidung falsch?", "Ich war es nicht.");
  network.fail("accounts/object-to-lock", "offline");
  await press("Einspruch senden");
  await expectText(/^Keine Verbindung/);
  expect(screen.getByDisplayValue("Ich war es nicht.")).toBeTruthy();
});

it("the open page of a person who was deleted says so, and removes what is in this browser", async () => {
  const { stack, account } = await renderScreen(crmPath, { seed: { leads: [{ name: "Sören Weiß" }] } });
  await findLeadRow("Sören Weiß");
  await fill("Name", "Sören W.", await openLeadForm("Sören Weiß"));
  localStorage.setItem(`kpis_${account.user.id}`, "[]");
  const { token } = await signedInAdmin(stack);
  const params = { accountId: String(account.user.id) };
  await stack.call("accounts/delete", { token, params, body: { reason: "Werbung" } });
  await press("Speichern");
  await expectPath("/account-deleted");
  await expectHeading("Ihr Konto ist gelöscht");
  await expectText(/Hat unser Team das Konto gelöscht, steht dort auch der Grund\.$/);
  expect(screen.queryByText(/Danke/)).toBeNull();
  expect(localStorage.getItem(`kpis_${account.user.id}`)).toBeNull();
});
