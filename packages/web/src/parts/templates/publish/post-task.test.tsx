import type { Task } from "@linkedpotential/contract/tasks/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks } from "../../../testing/task-card.ts";
import { applicationTemplatesPath, findEditor, welcomePostsPath } from "../../../testing/templates.ts";
import {
  expectHeading,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  press,
  textOf,
} from "../../../testing/user.ts";

const title = "Mein Weg";
const task = `LinkedIn Post "${title}" veröffentlichen`;
const notice = `"${title}" wurde erfolgreich gespeichert. Eine Aufgabe mit diesem Namen existiert bereits.`;

async function savePost(): Promise<void> {
  const container = await findEditor("Eigene Posts");
  await fill("Text für „Eigene Posts“", "Heute erzähle ich …", container);
  await press("Speichern", { container });
  await fill("Name", title, await findDialog());
  await press("Speichern", { container: await findDialog() });
}

it.each([
  ["Thursday [TASK-54, BRAND-31]", "2027-03-11T08:00:00Z", "2027-03-12"],
  ["Friday, due on Monday [TASK-55, BRAND-32]", "2027-03-12T08:00:00Z", "2027-03-15"],
  ["Saturday, due on Monday [TASK-56, BRAND-33]", "2027-03-13T08:00:00Z", "2027-03-15"],
])(
  "a saved post can be planned as a task for the next working day [TASK-47..50, TASK-51..53, GUIDE-46..48], saved on %s",
  async (_day, now, dueDate) => {
    vi.setSystemTime(now);
    const { getFromApi } = await renderScreen(welcomePostsPath);
    await savePost();
    await press("Ja", { container: await findConfirmation("Aufgabe erstellen?") });
    await expectTasks(task);
    expect(await getFromApi<Task[]>("/api/tasks")).toMatchObject([
      { title: task, category: "Content", priority: "medium", dueDate, status: "pending" },
    ]);
  },
);

it("the dashboard with the new task opens half a second later [TASK-57, CONST-18, TPL-43, TPL-44, BRAND-24, BRAND-26, BRAND-27]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await renderScreen(welcomePostsPath);
  await savePost();
  await expectToast("Template gespeichert!");
  expect(textOf(await findConfirmation("Aufgabe erstellen?"))).toContain(task);
  await press("Ja", { container: await findConfirmation() });
  await expectToast("Aufgabe erstellt");
  expect(location.search).toContain("section=templates");
  await vi.advanceTimersByTimeAsync(500);
  await expectHeading(/^Guten /);
  await expectTasks(task);
});

it("declining creates no task [BRAND-19, BRAND-25]", async () => {
  const { getFromApi } = await renderScreen(welcomePostsPath);
  await savePost();
  await press("Nein", { container: await findConfirmation("Aufgabe erstellen?") });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await getFromApi("/api/tasks")).toEqual([]);
  await expectHeading("Personal Branding");
});

it("the dialog does not open if the account has the task already [BRAND-20, BRAND-22, BRAND-23, ERR-148, ERR-149]", async () => {
  await renderScreen(welcomePostsPath, { seed: { tasks: [{ title: task }] } });
  await savePost();
  await expectToast("Template gespeichert!");
  await expectToast(notice);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("the dialog does not open if an earlier version stored the task in this browser [BRAND-21, STORE-06]", async () => {
  await renderScreen(welcomePostsPath, {
    browserStorage: { nextSteps: JSON.stringify({ Content: [{ title: task }] }) },
  });
  await savePost();
  await expectToast(notice);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("unreadable tasks of an earlier version are logged, and the dialog opens [BRAND-29, BRAND-30]", async () => {
  const logged = vi.spyOn(console, "warn").mockReturnValue();
  await renderScreen(welcomePostsPath, {
    browserStorage: { nextSteps: "{kaputt" },
    failing: { "tasks/list": { status: 500 } },
  });
  await savePost();
  expect(await findConfirmation("Aufgabe erstellen?")).toBeTruthy();
  expect(logged).toHaveBeenCalledWith("nextSteps cannot be read:", "SyntaxError");
});

it.each(["null", "[]", '{"Content":3}', '{"Content":[null]}', '{"Sales":[{"title":"x"}]}'])(
  "the dialog opens if the stored tasks are %s [BRAND-30]",
  async (nextSteps) => {
    await renderScreen(welcomePostsPath, { browserStorage: { nextSteps }, failing: { "tasks/list": { status: 500 } } });
    await savePost();
    expect(await findConfirmation("Aufgabe erstellen?")).toBeTruthy();
  },
);

it("the guide stays open if the task could not be created", async () => {
  await renderScreen(welcomePostsPath, { failing: { "tasks/create": { status: 500 } } });
  await savePost();
  await press("Ja", { container: await findConfirmation("Aufgabe erstellen?") });
  await expectToast(/^Die Aufgabe konnte nicht erstellt werden\./);
  await expectHeading("Personal Branding");
});

it("the dialog does not open for a message that is not a post", async () => {
  await renderScreen(applicationTemplatesPath);
  const container = await findEditor("Bewerbung");
  await fill("Text für „Bewerbung“", "Hallo", container);
  await press("Speichern", { container });
  await fill("Name", title, await findDialog());
  await press("Speichern", { container: await findDialog() });
  await expectToast("Template gespeichert!");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
