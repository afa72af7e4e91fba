import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { dialog, expectToast, field, fill, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overview, wordsOfTask } from "../../../testing/task-card.ts";

const whole = { taskTitle: "Profil schärfen", category: "Content", priority: "high", dueDate: "2027-03-13" };
const asking = (values: Record<string, string>, path = "/dashboard") => `${path}?${new URLSearchParams(values)}`;
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
const category = async () => wordsOf(await screen.findByLabelText("Kategorie", { selector: "button" }));
const dueDate = async () => wordsOf(await screen.findByRole("group", { name: "Fällig am" }));
const expectPlainAddress = () => waitFor(() => expect(location.pathname + location.search).toBe("/dashboard"));

it.each(["/dashboard", "/freelance/dashboard"])(
  "%s with openNewTaskModal opens the dialog prefilled and resets the address [QUERY-01..04, QUERY-05, QUERY-08, QUERY-14-NS]",
  async (path) => {
    vi.setSystemTime("2027-03-10T08:00:00Z");
    await renderScreen(asking({ openNewTaskModal: "true", ...whole }, path));
    expect((await field("Titel")).value).toBe("Profil schärfen");
    expect([await category(), isChosen("Dringend")]).toEqual([expect.stringContaining("Content"), true]);
    expect(await dueDate()).toContain("13.03.2027");
    await expectPlainAddress();
    await press("Aufgabe erstellen");
    await expectTasks("Profil schärfen");
  },
);

it("takes values as they are shown; without a priority it is Wichtig [QUERY-06, QUERY-12, QUERY-13]", async () => {
  const { priority: _priority, ...required } = whole;
  const { account } = await renderScreen(asking({ openNewTaskModal: "true", ...required }));
  await waitFor(() => expect(isChosen("Wichtig")).toBe(true));
  const shown = { ...whole, category: "aktive projekte", priority: "Zweitrangig", dueDate: "13.03.2027" };
  await renderScreen(asking({ openNewTaskModal: "true", ...shown }), { as: account });
  await waitFor(() => expect(isChosen("Zweitrangig")).toBe(true));
  expect(await category()).toContain("Aktive Projekte");
  expect(await dueDate()).toContain("13.03.2027");
});

it.each(["openNewTaskModal", "openTaskModal"])(
  "%s opens and creates nothing while a value is missing, and resets the address [QUERY-06, QUERY-10, QUERY-11]",
  async (mode) => {
    const { network } = await renderScreen(asking({ [mode]: "true", ...whole, category: "" }), {
      given: { tasks: [{ title: "Schon da" }] },
    });
    await expectTasks("Schon da");
    await expectPlainAddress();
    expect([screen.queryByRole("dialog"), network.sent()]).toEqual([null, []]);
  },
);

it("creates the task without a dialog for openTaskModal, once, and offers to undo it [QUERY-07, QUERY-09]", async () => {
  const { reload, account } = await renderScreen(asking({ openTaskModal: "true", ...whole }));
  expect(await wordsOfTask("Profil schärfen")).toContain("Dringend");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expectPlainAddress();
  await expectToast("Aufgabe erstellt");
  await reload();
  await expectTasks("Profil schärfen");
  await renderScreen(asking({ openTaskModal: "true", ...whole, taskTitle: "Versehen" }), { as: account });
  await expectTasks("Profil schärfen", "Versehen");
  await press("Rückgängig");
  await expectTasks("Profil schärfen");
  await expectToast("Aufgabe gelöscht");
});

it("shows the prefilled dialog to whoever had to sign in first [QUERY-01, ROUTE-10]", async () => {
  const { account } = await renderScreen(overview);
  await renderScreen(asking({ openNewTaskModal: "true", ...whole }), { as: "nobody" });
  await fill(/E-Mail/, account.user.email);
  await fill("Passwort", account.password);
  await press("Anmelden", { at: await dialog() });
  expect((await field("Titel")).value).toBe("Profil schärfen");
});
