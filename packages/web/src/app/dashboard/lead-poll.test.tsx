import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectHeading } from "../../testing/person.ts";
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
    }
    vi.setTimerTickMode("interval");
    const before = known;
    known = network.sent("leads/list").length;
    return known - before;
  };
};

it("the leads are asked for every 30 s while the page is used, every two minutes once it was not for two, and at once when it is used again [DASH-14]", async () => {
  const { polls, network } = await openDashboard();
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
