import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overviewPath, taskRowText } from "../../../testing/task-card.ts";
import { expectToast, fill, findDialog, findField, press, textOf } from "../../../testing/user.ts";

const parameters = { taskTitle: "Profil schärfen", category: "Content", priority: "high", dueDate: "2027-03-13" };
const addressWith = (values: Record<string, string>, path = "/dashboard") => `${path}?${new URLSearchParams(values)}`;
const isSelected = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
const category = async () => textOf(await screen.findByLabelText("Kategorie", { selector: "button" }));
const dueDate = async () => textOf(await screen.findByRole("group", { name: "Fällig am" }));
const expectPlainAddress = () => waitFor(() => expect(location.pathname + location.search).toBe("/dashboard"));

it.each(["/dashboard", "/freelance/dashboard"])(
  "%s with openNewTaskModal opens the dialog prefilled and resets the address [QUERY-01..04, QUERY-05, QUERY-08, QUERY-14-NS]",
  async (path) => {
    vi.setSystemTime("2027-03-10T08:00:00Z");
    await renderScreen(addressWith({ openNewTaskModal: "true", ...parameters }, path));
    expect((await findField("Titel")).value).toBe("Profil schärfen");
    expect([await category(), isSelected("Dringend")]).toEqual([expect.stringContaining("Content"), true]);
    expect(await dueDate()).toContain("13.03.2027");
    await expectPlainAddress();
    await press("Aufgabe erstellen");
    await expectTasks("Profil schärfen");
  },
);

it("values are accepted as they are shown, and the priority defaults to Wichtig [QUERY-06, QUERY-12, QUERY-13]", async () => {
  const { priority: _priority, ...required } = parameters;
  const { account } = await renderScreen(addressWith({ openNewTaskModal: "true", ...required }));
  await waitFor(() => expect(isSelected("Wichtig")).toBe(true));
  const shown = { ...parameters, category: "aktive projekte", priority: "Zweitrangig", dueDate: "13.03.2027" };
  await renderScreen(addressWith({ openNewTaskModal: "true", ...shown }), { as: account });
  await waitFor(() => expect(isSelected("Zweitrangig")).toBe(true));
  expect(await category()).toContain("Aktive Projekte");
  expect(await dueDate()).toContain("13.03.2027");
});

it.each(["openNewTaskModal", "openTaskModal"])(
  "%s opens and creates nothing if a value is missing, and resets the address [QUERY-06, QUERY-10, QUERY-11]",
  async (mode) => {
    const { network } = await renderScreen(addressWith({ [mode]: "true", ...parameters, category: "" }), {
      seed: { tasks: [{ title: "Schon da" }] },
    });
    await expectTasks("Schon da");
    await expectPlainAddress();
    expect([screen.queryByRole("dialog"), network.sent()]).toEqual([null, []]);
  },
);

it("openTaskModal creates the task once, without a dialog, and offers to undo it [QUERY-07, QUERY-09]", async () => {
  const { reload, account } = await renderScreen(addressWith({ openTaskModal: "true", ...parameters }));
  expect(await taskRowText("Profil schärfen")).toContain("Dringend");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expectPlainAddress();
  await expectToast("Aufgabe erstellt");
  await reload();
  await expectTasks("Profil schärfen");
  await renderScreen(addressWith({ openTaskModal: "true", ...parameters, taskTitle: "Versehen" }), { as: account });
  await expectTasks("Profil schärfen", "Versehen");
  await press("Rückgängig");
  await expectTasks("Profil schärfen");
  await expectToast("Aufgabe gelöscht");
});

it("the prefilled dialog opens after a visitor has signed in [QUERY-01, ROUTE-10]", async () => {
  const { account } = await renderScreen(overviewPath);
  await renderScreen(addressWith({ openNewTaskModal: "true", ...parameters }), { as: "nobody" });
  await fill(/E-Mail/, account.user.email);
  await fill("Passwort", account.password);
  await press("Anmelden", { container: await findDialog() });
  expect((await findField("Titel")).value).toBe("Profil schärfen");
});
