import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBusiness, openedRequest, openFreelancer, texts, thread } from "../../testing/conversations.ts";
import { expectText, fill, findField, press, textOf } from "../../testing/user.ts";

it("an unsent message survives a reload, and a closed conversation says so until it is sent", async () => {
  const { messages, reload } = await openFreelancer("received", { text: "Passt Dienstag?" });
  await press("Nachrichten mit Petra G.");
  await fill("Nachricht an Petra G.", "Ja, um 10");
  await reload();
  await expectText("Entwurf", await thread("Petra G."));
  await press("Nachrichten mit Petra G.");
  expect((await findField("Nachricht an Petra G.")).value).toBe("Ja, um 10");
  await press("Nachricht senden");
  await waitFor(async () => expect(await messages()).toHaveLength(2));
  await reload();
  const shown = await thread("Petra G.");
  await expectText(/^3 Nachrichten/, shown);
  expect(within(shown).queryByText("Entwurf")).toBeNull();
});

it("an address that names the conversation scrolls to the field below the newest message", async () => {
  const scrolled: [Element, unknown][] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element, how) {
    scrolled.push([this, how]);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await openFreelancer("received", { text: "Passt Dienstag?", search: "&messages={id}" });
  const field = await findField("Nachricht an Petra G.");
  await expectText("Passt Dienstag?", await thread("Petra G."));
  await waitFor(() => expect(scrolled).toContainEqual([expect.anything(), { block: "end" }]));
  const [place] = scrolled.find(([element]) => element.contains(field)) ?? [];
  expect(place && textOf(place)).toMatch(/Passt Dienstag\?/);
});

it("an open conversation shows new messages after 15 seconds, and keeps what is being typed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { write, network } = await openBusiness("&messages={id}");
  const shown = await openedRequest("Änne W.");
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
  const { write, reload } = await openFreelancer("received", { text: "Passt Dienstag?" });
  for (const text of ["Oder Mittwoch?", "Oder Freitag?"]) await write(text);
  await reload();
  const shown = await thread("Petra G.");
  await expectText("4 Nachrichten, zuletzt gerade eben", shown);
  await press("Nachrichten mit Petra G.", { container: shown });
  await waitFor(() => expect(texts(shown)).toHaveLength(3));
});

it("a web address in a message is a link", async () => {
  await openFreelancer("received", { text: "Siehe https://example.org/plan." });
  await press("Nachrichten mit Petra G.");
  const link = await screen.findByRole("link", { name: "https://example.org/plan" });
  expect(link.getAttribute("href")).toBe("https://example.org/plan");
});
