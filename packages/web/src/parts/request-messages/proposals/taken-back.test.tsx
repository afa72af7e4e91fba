import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { openBusiness, openFreelancer } from "../../../testing/conversations.ts";
import { expectText, findConfirmation, press, textOf } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const card = (name: RegExp) => screen.findByRole("group", { name });

/** Opens the received request of a business as the freelancer. */
async function open() {
  const opened = await openFreelancer("received", { search: "&messages={id}" });
  return { ...opened, stored: opened.messages };
}

/** Opens a request under which the freelancer has accepted one of the dates of the business. */
async function openAgreed(slots: string[], agreed: number) {
  const opened = await open();
  const { calls, account, petra, id, stored, reload } = opened;
  await calls.send(petra, id, { text: "Wann passt es?", appointment: { slots, minutes: 30 } });
  const [dates] = await stored();
  const answer = { messageId: dates?.id, accepted: true, slot: slots[agreed] };
  await calls.send(account, id, { text: "Passt.", answer });
  await reload();
  return opened;
}

it("a business withdraws its dates after a question", async () => {
  const { calls, account, id, reload, stored } = await openBusiness("&messages={id}");
  await calls.send(account, id, {
    text: "Passt das?",
    appointment: { slots: ["2027-03-15T09:00:00.000Z"], minutes: 30 },
  });
  await reload();
  const shown = await card(/^Terminvorschlag/);
  await press("Zurückziehen", { container: shown });
  await press("Zurückziehen", { container: await findConfirmation("Terminvorschlag zurückziehen?") });
  await expectText("Zurückgezogen", shown);
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { text: "Mein Terminvorschlag gilt nicht mehr." },
      { appointment: { status: "withdrawn" } },
      {},
    ]),
  );
  expect(within(shown).queryByRole("button")).toBeNull();
});

it("a freelancer withdraws an offer", async () => {
  const { calls, account, id, reload, stored } = await open();
  await calls.send(account, id, { text: "Mein Angebot.", offer: { amount: 680, unit: "day" } });
  await reload();
  const shown = await card(/^Angebot/);
  await press("Zurückziehen", { container: shown });
  await press("Zurückziehen", { container: await findConfirmation("Angebot zurückziehen?") });
  await expectText("Zurückgezogen", shown);
  await waitFor(async () => expect((await stored())[1]).toMatchObject({ offer: { status: "withdrawn" } }));
});

it("either side cancels an agreed date that is not over, and is told how to propose another one", async () => {
  const slots = ["2027-03-15T09:00:00.000Z", "2027-03-16T13:30:00.000Z"];
  const { stored } = await openAgreed(slots, 1);
  const shown = await card(/^Terminvorschlag/);
  await press("Termin absagen", { container: shown });
  const question = await findConfirmation("Termin absagen?");
  expect(textOf(question)).toContain("Petra G. erfährt sofort, dass der Termin entfällt: Di., 16. März, 14:30 Uhr.");
  await press("Termin absagen", { container: question });
  await expectText("Abgesagt", shown);
  await expectText(/neuen Termin vorschlagen/, shown);
  expect(textOf(shown)).not.toContain("15. März");
  expect(within(shown).queryByRole("button")).toBeNull();
  await waitFor(async () =>
    expect((await stored())[0]).toMatchObject({ text: "Der Termin muss leider entfallen: Di., 16. März, 14:30 Uhr." }),
  );
});

it("a date that is over cannot be canceled", async () => {
  const { reload } = await openAgreed(["2027-03-01T09:20:00.000Z"], 0);
  vi.setSystemTime("2027-03-01T09:21:00Z");
  await reload();
  await expectText(/^Vereinbart/, await card(/^Terminvorschlag/));
  expect(screen.queryByRole("button", { name: "Termin absagen" })).toBeNull();
});
