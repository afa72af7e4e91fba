import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiListQuery, queryClient } from "../../lib/api/query-client.ts";
import { actOn, crm, expectLeads, fillLead, leadRow } from "../../testing/crm.ts";
import { dialog, expectHeading, expectToast, fill, hands, press, question } from "../../testing/person.ts";
import { renderScreen, type Screen } from "../../testing/screen.tsx";

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

/** Lets so many seconds pass and counts the polls since it was last called. */
const pollsOf = ({ network }: Screen) => {
  let known = network.sent("leads/list").length;
  return async (seconds: number) => {
    // The time that the machine takes must not count: it would add a poll.
    vi.setTimerTickMode("manual");
    // In steps: a poll that is due while another is under way would be left out.
    for (let passed = 0; passed < seconds; passed += 5) {
      await vi.advanceTimersByTimeAsync(5000);
      await network.settled();
      // The next interval starts when the cache has the answer.
      await vi.waitUntil(() => queryClient.isFetching() === 0);
    }
    vi.setTimerTickMode("interval");
    const before = known;
    known = network.sent("leads/list").length;
    return known - before;
  };
};

it("the leads are asked for every 30 s while the page is used, every two minutes once it was not for two, and at once when it is used again [DASH-14]", async () => {
  const { polls, network } = await openDashboard();
  // The minutes counted below begin and end between two polls.
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

it("a hidden page does not ask, and asks at once when it is shown unless its list is younger than 30 s [DASH-14]", async () => {
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
  const given = { leads: [{ name: "Anna" }, { name: "Björn", followUpDate: "2027-03-12" }] };
  const screen = await renderScreen(crm, { given });
  await leadRow("Björn");
  const polls = pollsOf(screen);
  const { network, stack, account, stored } = screen;
  /** Lets the next poll come, and returns whether it had the newest version of the list. */
  const pollsNewest = async () => {
    expect(await polls(35)).toBe(1);
    const { headers } = await stack.call("leads/list", { token: account.token });
    return network.sent("leads/list").at(-1)?.headers.get("if-none-match") === headers.etag;
  };
  const expectStoredLeads = async () => {
    const byId = (a: LeadRow, b: LeadRow) => a.id - b.id;
    const cached = queryClient.getQueryData<LeadRow[]>(apiListQuery("leads/list").queryKey) ?? [];
    expect(cached.toSorted(byId)).toEqual(await stored("/api/leads"));
  };
  return { ...screen, polls, pollsNewest, expectStoredLeads };
}

const deleteLead = async (name: string) => {
  await actOn(name, "Löschen");
  await press("Löschen", { at: await question() });
  await expectToast("Lead gelöscht");
};
const editLead = async (name: string, to: string) => {
  await hands.click(await leadRow(name));
  await fill("Name", to, await dialog());
  await press("Speichern");
  await expectToast("Lead aktualisiert");
};

it.each<[string, () => Promise<unknown>]>([
  [
    "creating",
    async () => {
      await press("Neuer Lead");
      await fillLead("Cem");
      await press("Lead erstellen");
      await expectToast("Lead erstellt");
    },
  ],
  ["saving the form of", () => editLead("Anna", "Änne")],
  [
    "completing the follow-up of",
    async () => {
      await actOn("Björn", "Follow-up erledigt");
      await expectToast("Lead aktualisiert");
    },
  ],
  [
    "copying",
    async () => {
      await actOn("Björn", "Kopieren");
      await expectToast("Lead kopiert");
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
      await hands.click(await leadRow("Anna"));
      await press("Verlauf", { role: "tab" });
      await hands.click(within(await dialog()).getByText("Telefonat"));
      await press("Eintragen");
      await within(await dialog()).findByText("Lead erstellt");
    },
  ],
])("after %s a lead the list is not read again, and the next poll has its new version [DASH-14]", async (_, write) => {
  const { polls, pollsNewest, expectStoredLeads, network } = await openLeads();
  await write();
  expect(network.sent().length).toBeGreaterThan(0);
  expect(await polls(5)).toBe(0);
  expect(await pollsNewest()).toBe(true);
  await expectStoredLeads();
});

it("a write in another browser is not hidden by one of this browser: the list is read again [DASH-14]", async () => {
  const { stack, account, leads, pollsNewest, expectStoredLeads, polls } = await openLeads();
  const elsewhere = (phone: string) =>
    stack.call("leads/update", { token: account.token, params: { leadId: String(leads[1]?.id) }, body: { phone } });
  await elsewhere("1");
  await editLead("Anna", "Änne");
  expect(await pollsNewest()).toBe(false);
  await expectStoredLeads();
  await editLead("Änne", "Anne");
  await elsewhere("2");
  expect(await pollsNewest()).toBe(false);
  await expectStoredLeads();
  await editLead("Anne", "Anna");
  await polls(5);
  expect(await pollsNewest()).toBe(true);
});

it("a write of this browser whose answer is lost is found by the next poll [DASH-14]", async () => {
  const { network, pollsNewest, expectStoredLeads } = await openLeads();
  network.fail("leads/delete", "lost", 1);
  await actOn("Anna", "Löschen");
  await press("Löschen", { at: await question() });
  await expectToast(/^Lead konnte nicht gelöscht werden/);
  expect(await pollsNewest()).toBe(false);
  await expectLeads("Björn");
  await expectStoredLeads();
});

it("what a failed write has put back is not confirmed by the next write [DASH-14]", async () => {
  const { network, stack, account, leads, stored, polls, pollsNewest, expectStoredLeads } = await openLeads();
  const release = network.hold("leads/update");
  await actOn("Björn", "Follow-up erledigt");
  // The server has carried the write out, and its answer is held.
  const isStored = async () => (await stored<LeadRow[]>("/api/leads")).some((lead) => lead.followUpCompleted);
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
  expect(await pollsNewest()).toBe(false);
  await expectStoredLeads();
});

it("a refused write changes nothing [DASH-14]", async () => {
  const { network, stack, account, leads, polls, pollsNewest, expectStoredLeads } = await openLeads();
  network.fail("leads/delete", { status: 500, body: { error: "x" } }, 1);
  await actOn("Anna", "Löschen");
  await press("Löschen", { at: await question() });
  await expectToast(/^Lead konnte nicht gelöscht werden/);
  await leadRow("Anna");
  await expectStoredLeads();
  await stack.call("leads/update", {
    token: account.token,
    params: { leadId: String(leads[0]?.id) },
    body: { phone: "1" },
  });
  await polls(35);
  await expectStoredLeads();
  expect(await pollsNewest()).toBe(true);
});
