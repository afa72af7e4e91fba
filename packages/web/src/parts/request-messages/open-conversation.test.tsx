import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBusiness, texts, thread } from "../../testing/conversations.ts";
import { expectText, fill, findField, press, textOf } from "../../testing/user.ts";

it("an unsent message survives a reload, and a closed conversation says so until it is sent", async () => {
  const { stored, reload } = await openBusiness();
  await press("Nachrichten mit Änne W.");
  await fill("Nachricht an Änne W.", "Ja, um 10");
  await reload();
  await expectText("Entwurf", await thread("Änne W."));
  await press("Nachrichten mit Änne W.");
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja, um 10");
  await press("Nachricht senden");
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  await reload();
  const shown = await thread("Änne W.");
  await expectText(/^3 Nachrichten/, shown);
  expect(within(shown).queryByText("Entwurf")).toBeNull();
});

it("an address that names the conversation scrolls to the field below the newest message", async () => {
  const scrolled: [Element, unknown][] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element, how) {
    scrolled.push([this, how]);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await openBusiness("&messages={id}");
  const field = await findField("Nachricht an Änne W.");
  await expectText("Passt Dienstag?", await thread("Änne W."));
  await waitFor(() => expect(scrolled).toContainEqual([expect.anything(), { block: "end" }]));
  const [place] = scrolled.find(([element]) => element.contains(field)) ?? [];
  expect(place && textOf(place)).toMatch(/Passt Dienstag\?/);
});

it("an open conversation shows new messages after 15 seconds, and keeps what is being typed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { write, network } = await openBusiness("&messages={id}");
  const shown = await thread("Änne W.");
  await expectText("Passt Dienstag?", shown);
  await fill("Nachricht an Änne W.", "Ja, um");
  await write("Oder Mittwoch?");
  const before = network.sent("request-messages/list").length;
  await vi.advanceTimersByTimeAsync(14_000);
  await expectText("Oder Mittwoch?", shown);
  expect(network.sent("request-messages/list")).toHaveLength(before + 1);
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja, um");
});

it("a closed conversation says how many entries it has and when the last one was written, and opens them", async () => {
  const { write, reload } = await openBusiness();
  for (const text of ["Oder Mittwoch?", "Oder Freitag?"]) await write(text);
  await reload();
  const shown = await thread("Änne W.");
  await expectText("4 Nachrichten, zuletzt gerade eben", shown);
  await press("Nachrichten mit Änne W.", { container: shown });
  await waitFor(() => expect(texts(shown)).toHaveLength(3));
});

it("a web address in a message is a link", async () => {
  const { write } = await openBusiness();
  await write("Siehe https://example.org/plan.");
  await press("Nachrichten mit Änne W.");
  const link = await screen.findByRole("link", { name: "https://example.org/plan" });
  expect(link.getAttribute("href")).toBe("https://example.org/plan");
});
