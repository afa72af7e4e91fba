import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiListQuery, queryClient } from "../../lib/api/query-client.ts";
import {
  chooseLeadAction,
  crmPath,
  expectLeads,
  fillRequiredLeadFields,
  findLeadRow,
  openLeadForm,
} from "../../testing/crm.ts";
import { renderScreen, type Screen } from "../../testing/screen.tsx";
import { expectHeading, expectToast, fill, findConfirmation, findDialog, press, user } from "../../testing/user.ts";

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
};
const touch = () => fireEvent.keyDown(document.body, { key: "Shift" });

async function openDashboard() {
  const screen = await renderScreen("/freelance/dashboard?section=trainings");
  await expectHeading("Trainings");
  return { ...screen, polls: pollsOf(screen) };
}

/** Returns a function that advances the timers and returns the number of polls since its last call. */
const pollsOf = ({ network }: Screen) => {
  let counted = network.sent("leads/list").length;
  return async (seconds: number) => {
    // Stop real time, which could add a poll on a slow machine.
    vi.setTimerTickMode("manual");
    // Advance in steps, because a poll that becomes due while another one runs is skipped.
    for (let passed = 0; passed < seconds; passed += 5) {
      await vi.advanceTimersByTimeAsync(5000);
      await network.settled();
      // Wait until the answer is cached, because the next interval starts only then.
      await vi.waitUntil(() => queryClient.isFetching() === 0);
    }
    vi.setTimerTickMode("interval");
    const before = counted;
    counted = network.sent("leads/list").length;
    return counted - before;
  };
};

it("the leads are polled every 30 s while the page is used, every two minutes after two minutes without use, and at once when it is used again [DASH-14]", async () => {
  const { polls, network } = await openDashboard();
  // Start the minutes below at second 15, so that no poll is due at their beginning or end.
  expect(await polls(15)).toBe(0);
  for (let minute = 0; minute < 4; minute += 1) {
    touch();
    expect(await polls(60)).toBe(2);
  }
  expect(await polls(60)).toBe(2);
  expect(await polls(6 * 60)).toBe(3);
  expect(await polls(60)).toBe(0);
  const before = network.sent("leads/list").length;
  touch();
  await waitFor(() => expect(network.sent("leads/list")).toHaveLength(before + 1));
  expect(await polls(5)).toBe(1);
  expect(await polls(60)).toBe(2);
});

it("a hidden page does not poll, and polls at once when it is shown unless its list is younger than 30 s [DASH-14]", async () => {
  const { polls } = await openDashboard();
  visibility("hidden");
  expect(await polls(20)).toBe(0);
  visibility("visible");
  expect(await polls(5)).toBe(0);
  visibility("hidden");
  expect(await polls(60)).toBe(0);
  visibility("visible");
  expect(await polls(5)).toBe(1);
  visibility("hidden");
  expect(await polls(10 * 60)).toBe(0);
  visibility("visible");
  expect(await polls(5)).toBe(1);
  expect(await polls(2 * 60)).toBe(1);
});

async function openLeads() {
  const seed = { leads: [{ name: "Anna" }, { name: "Björn", followUpDate: "2027-03-12" }] };
  const screen = await renderScreen(crmPath, { seed });
  await findLeadRow("Björn");
  const polls = pollsOf(screen);
  const { network, stack, account, getFromApi } = screen;
  /** Waits for the next poll and returns whether it sent the newest version of the list. */
  const sendsNewestVersion = async () => {
    expect(await polls(35)).toBe(1);
    const { headers } = await stack.call("leads/list", { token: account.token });
    return network.sent("leads/list").at(-1)?.headers.get("if-none-match") === headers.etag;
  };
  const expectStoredLeads = async () => {
    const byId = (a: LeadRow, b: LeadRow) => a.id - b.id;
    const cached = queryClient.getQueryData<LeadRow[]>(apiListQuery("leads/list").queryKey) ?? [];
    expect(cached.toSorted(byId)).toEqual(await getFromApi("/api/leads"));
  };
  return { ...screen, polls, sendsNewestVersion, expectStoredLeads };
}

const deleteLead = async (name: string) => {
  await chooseLeadAction(name, "Löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Lead gelöscht");
};
const editLead = async (name: string, to: string) => {
  await fill("Name", to, await openLeadForm(name));
  await press("Speichern");
  await expectToast("Lead aktualisiert");
};

it.each<[string, () => Promise<unknown>]>([
  [
    "creating",
    async () => {
      await press("Neuer Lead");
      await fillRequiredLeadFields("Cem");
      await press("Lead erstellen");
      await expectToast("Lead erstellt");
    },
  ],
  ["saving the form of", () => editLead("Anna", "Änne")],
  [
    "completing the follow-up of",
    async () => {
      await chooseLeadAction("Björn", "Follow-up erledigt");
      await expectToast("Lead aktualisiert");
    },
  ],
  [
    "copying",
    async () => {
      await chooseLeadAction("Björn", "Duplizieren");
      await expectToast("Lead dupliziert");
    },
  ],
  ["deleting", () => deleteLead("Anna")],
  [
    "deleting and restoring",
    async () => {
      await deleteLead("Anna");
      await press("Rückgängig");
      await expectToast("Lead wiederhergestellt");
    },
  ],
  [
    "logging a touch with",
    async () => {
      await openLeadForm("Anna");
      await press("Verlauf", { role: "tab" });
      await user.click(within(await findDialog()).getByText("Telefonat"));
      await press("Eintragen");
      await within(await findDialog()).findByText("Lead erstellt");
    },
  ],
])("after %s a lead the list is not refetched, and the next poll sends its new version [DASH-14]", async (_, write) => {
  const { polls, sendsNewestVersion, expectStoredLeads, network } = await openLeads();
  await write();
  expect(network.sent().length).toBeGreaterThan(0);
  expect(await polls(5)).toBe(0);
  expect(await sendsNewestVersion()).toBe(true);
  await expectStoredLeads();
});

it("a write in another browser is not hidden by a write in this browser: the list is refetched [DASH-14]", async () => {
  const { stack, account, leads, sendsNewestVersion, expectStoredLeads, polls } = await openLeads();
  const elsewhere = (phone: string) =>
    stack.call("leads/update", { token: account.token, params: { leadId: String(leads[1]?.id) }, body: { phone } });
  await elsewhere("1");
  await editLead("Anna", "Änne");
  expect(await sendsNewestVersion()).toBe(false);
  await expectStoredLeads();
  await editLead("Änne", "Anne");
  await elsewhere("2");
  expect(await sendsNewestVersion()).toBe(false);
  await expectStoredLeads();
  await editLead("Anne", "Anna");
  await polls(5);
  expect(await sendsNewestVersion()).toBe(true);
});

it("the next poll shows a write in this browser whose answer was lost [DASH-14]", async () => {
  const { network, sendsNewestVersion, expectStoredLeads } = await openLeads();
  network.fail("leads/delete", "lost", 1);
  await chooseLeadAction("Anna", "Löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectToast(/^Lead konnte nicht gelöscht werden/);
  expect(await sendsNewestVersion()).toBe(false);
  await expectLeads("Björn");
  await expectStoredLeads();
});

it("the next write does not confirm the rollback of a failed write [DASH-14]", async () => {
  const { network, stack, account, leads, getFromApi, polls, sendsNewestVersion, expectStoredLeads } =
    await openLeads();
  const release = network.hold("leads/update");
  await chooseLeadAction("Björn", "Follow-up erledigt");
  // Wait until the server has stored the write. Its answer is still held back.
  const isStored = async () => (await getFromApi<LeadRow[]>("/api/leads")).some((lead) => lead.followUpCompleted);
  await waitFor(async () => expect(await isStored()).toBe(true));
  const target = { token: account.token, params: { leadId: String(leads[1]?.id) } };
  await stack.call("leads/update", { ...target, body: { phone: "1" } });
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(expectStoredLeads);
  network.goOffline();
  release();
  await expectToast(/^Lead konnte nicht aktualisiert werden/);
  network.goOnline();
  await editLead("Anna", "Änne");
  await polls(5);
  expect(await sendsNewestVersion()).toBe(false);
  await expectStoredLeads();
});

it("a rejected write changes nothing [DASH-14]", async () => {
  const { network, stack, account, leads, polls, sendsNewestVersion, expectStoredLeads } = await openLeads();
  network.fail("leads/delete", { status: 500, body: { error: "x" } }, 1);
  await chooseLeadAction("Anna", "Löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectToast(/^Lead konnte nicht gelöscht werden/);
  await findLeadRow("Anna");
  await expectStoredLeads();
  await stack.call("leads/update", {
    token: account.token,
    params: { leadId: String(leads[0]?.id) },
    body: { phone: "1" },
  });
  await polls(35);
  await expectStoredLeads();
  expect(await sendsNewestVersion()).toBe(true);
});
