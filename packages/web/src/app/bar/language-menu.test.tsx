import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { overviewPath } from "../../testing/task-card.ts";
import { expectText, press, textOf } from "../../testing/user.ts";

const choose = (language: string) => press(language, { role: "menuitemradio" });

it("the language is German at first, and the menu offers Deutsch and English [I18N-01, I18N-02, I18N-05, I18N-06, I18N-09, STORE-02, WIDGET-31]", async () => {
  const seed = { tasks: [{ title: "Bleibt deutsch", priority: "high" as const }] };
  const { network, reload } = await renderScreen(overviewPath, { seed });
  await expectText("Neue Aufgabe");
  expect(document.documentElement.lang).toBe("de");
  await press(/^Sprache/);
  const offered = await screen.findAllByRole("menuitemradio");
  expect(offered.map((item) => [textOf(item), item.getAttribute("aria-checked")])).toEqual([
    ["Deutsch", "true"],
    ["English", "false"],
  ]);
  await choose("English");
  expect(await screen.findByRole("button", { name: "New task" })).toBeTruthy();
  expect(network.sent().map(({ id, body }) => [id, body])).toEqual([["user/set-language", { language: "en" }]]);
  const task = await screen.findByRole("button", { name: "Bleibt deutsch" });
  expect(textOf(task.closest("li"))).toContain("Urgent");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("language")).toBe("en");
  await reload();
  expect(await screen.findByRole("button", { name: "New task" })).toBeTruthy();
  await press(/^Language/);
  await choose("Deutsch");
  expect(await screen.findByRole("button", { name: "Neue Aufgabe" })).toBeTruthy();
});

it("the chosen language stays, without a message, when the call fails [I18N-08]", async () => {
  const { network } = await renderScreen(overviewPath, { failing: { "user/set-language": { status: 500 } } });
  await press(/^Sprache/);
  await choose("English");
  expect(await screen.findByRole("button", { name: "New task" })).toBeTruthy();
  await network.settled();
  expect(network.sent("user/set-language")).toHaveLength(1);
  expect(textOf(screen.getByRole("region", { name: "Messages", hidden: true }))).toBe("");
});
