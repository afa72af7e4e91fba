import type { Task } from "@linkedpotential/contract/tasks/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { dialog, expectHeading, expectToast, fill, press, question, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks } from "../../../testing/task-card.ts";
import { editor, hotTemplates, ownPosts } from "../../../testing/templates.ts";

const title = "Mein Weg";
const task = `LinkedIn Post "${title}" veröffentlichen`;
const notice = `"${title}" wurde erfolgreich gespeichert. Eine Aufgabe mit diesem Namen existiert bereits.`;

async function savePost(): Promise<void> {
  const at = await editor("Eigene Posts");
  await fill("Text für „Eigene Posts“", "Heute erzähle ich …", at);
  await press("Speichern", { at });
  await fill("Name", title, await dialog());
  await press("Speichern", { at: await dialog() });
}

it.each([
  ["Thursday [TASK-54, BRAND-31]", "2027-03-11T08:00:00Z", "2027-03-12"],
  ["Friday, so for Monday [TASK-55, BRAND-32]", "2027-03-12T08:00:00Z", "2027-03-15"],
  ["Saturday, so for Monday [TASK-56, BRAND-33]", "2027-03-13T08:00:00Z", "2027-03-15"],
])(
  "plans a post for the next working day [TASK-47..50, TASK-51..53, GUIDE-46..48], saved on a %s",
  async (_day, now, dueDate) => {
    vi.setSystemTime(now);
    const { stored } = await renderScreen(ownPosts);
    await savePost();
    await press("Ja", { at: await question("Aufgabe erstellen?") });
    await expectTasks(task);
    expect(await stored<Task[]>("/api/tasks")).toMatchObject([
      { title: task, category: "Content", priority: "medium", dueDate, status: "pending" },
    ]);
  },
);

it("leads to the dashboard half a second later, where the task stands [TASK-57, CONST-18, TPL-43, TPL-44, BRAND-24, BRAND-26, BRAND-27]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await renderScreen(ownPosts);
  await savePost();
  await expectToast("Template gespeichert!");
  expect(wordsOf(await question("Aufgabe erstellen?"))).toContain(task);
  await press("Ja", { at: await question() });
  await expectToast("Aufgabe erstellt");
  expect(location.search).toContain("section=templates");
  await vi.advanceTimersByTimeAsync(500);
  await expectHeading(/^Guten /);
  await expectTasks(task);
});

it("creates none when it is not wanted [BRAND-19, BRAND-25]", async () => {
  const { stored } = await renderScreen(ownPosts);
  await savePost();
  await press("Nein", { at: await question("Aufgabe erstellen?") });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await stored("/api/tasks")).toEqual([]);
  await expectHeading("Personal Branding");
});

it("does not ask when the account has such a task [BRAND-20, BRAND-22, BRAND-23, ERR-148, ERR-149]", async () => {
  await renderScreen(ownPosts, { given: { tasks: [{ title: task }] } });
  await savePost();
  await expectToast("Template gespeichert!");
  await expectToast(notice);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("does not ask either when an earlier version kept such a task in this browser [BRAND-21, STORE-06]", async () => {
  await renderScreen(ownPosts, { kept: { nextSteps: JSON.stringify({ Content: [{ title: task }] }) } });
  await savePost();
  await expectToast(notice);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("logs what is kept and cannot be read, and asks [BRAND-29, BRAND-30]", async () => {
  const logged = vi.spyOn(console, "warn").mockReturnValue();
  await renderScreen(ownPosts, { kept: { nextSteps: "{kaputt" }, failing: { "tasks/list": { status: 500 } } });
  await savePost();
  expect(await question("Aufgabe erstellen?")).toBeTruthy();
  expect(logged).toHaveBeenCalledWith("nextSteps cannot be read:", "SyntaxError");
});

it.each(["null", "[]", '{"Content":3}', '{"Content":[null]}', '{"Sales":[{"title":"x"}]}'])(
  "asks when what is kept is %s [BRAND-30]",
  async (nextSteps) => {
    await renderScreen(ownPosts, { kept: { nextSteps }, failing: { "tasks/list": { status: 500 } } });
    await savePost();
    expect(await question("Aufgabe erstellen?")).toBeTruthy();
  },
);

it("stays with the post when the task could not be created", async () => {
  await renderScreen(ownPosts, { failing: { "tasks/create": { status: 500 } } });
  await savePost();
  await press("Ja", { at: await question("Aufgabe erstellen?") });
  await expectToast(/^Die Aufgabe konnte nicht erstellt werden\./);
  await expectHeading("Personal Branding");
});

it("asks nothing after a message that is no post", async () => {
  await renderScreen(hotTemplates);
  const at = await editor("Bewerbung");
  await fill("Text für „Bewerbung“", "Hallo", at);
  await press("Speichern", { at });
  await fill("Name", title, await dialog());
  await press("Speichern", { at: await dialog() });
  await expectToast("Template gespeichert!");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
