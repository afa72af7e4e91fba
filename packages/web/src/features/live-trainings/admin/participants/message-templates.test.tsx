import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press } from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

/** Opens the form for a message to the only participant of an event. */
async function openForm() {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12", time: "18:30" }] };
  const shown = await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  const { token } = await readyAccount({ name: "Ida Öz" });
  await shown.stack.call("live-trainings/register", { token, body: { eventId } });
  await press("Teilnehmende von „Sales Abend“");
  const dialog = await findDialog("Teilnehmende: Sales Abend");
  await expectText("Ida Öz", dialog);
  await press("Nachricht an alle", { container: dialog });
  const form = await findDialog("Nachricht an alle");
  const readField = async (label: string) => (await findField(label, form)).value;
  return { ...shown, form, eventId, readField };
}

const insertTemplate = async (name: string, form: HTMLElement) => {
  await press("Vorlage einsetzen", { container: form });
  await press(name, { role: "menuitem" });
};

it.each<[string, string[]]>([
  ["Termin verschoben", ["[bisheriger Zeitpunkt]"]],
  ["Danke nach dem Termin", []],
])("the template %j names the event, its date and address, and is sent as edited", async (name, gaps) => {
  const { form, eventId, readField, network } = await openForm();
  await insertTemplate(name, form);
  const subject = await readField("Betreff");
  let text = await readField("Nachricht");
  for (const gap of gaps) {
    expect(text).toContain(gap);
    text = text.replace(gap, "11. März");
  }
  expect(subject).toContain("Sales Abend");
  for (const part of ["„Sales Abend“", "Freitag, 12. März 2027", `/dashboard?section=trainings2&event=${eventId}`])
    expect(text).toContain(part);
  expect(text).not.toContain("meet.example");
  await fill("Nachricht", `${text} Bis bald.`, form);
  await press("An 1 Person senden", { container: form });
  await expectToast("Nachricht an 1 Person gesendet");
  expect(network.sent("live-trainings/send-message").map(({ body }) => body)).toEqual([
    { subject, text: `${text} Bis bald.`, isForWaitingList: false },
  ]);
});

it("the former time of a moved event must be filled in before the message is sent", async () => {
  const { form, network } = await openForm();
  await insertTemplate("Termin verschoben", form);
  await press("An 1 Person senden", { container: form });
  await expectText("Bitte ersetzen Sie [bisheriger Zeitpunkt] durch Ihre Angabe.", form);
  expect(network.sent("live-trainings/send-message")).toEqual([]);
});

it("a gap of a template must be filled in before the message is sent", async () => {
  const { form, readField, network } = await openForm();
  await insertTemplate("Unterlagen", form);
  const text = await readField("Nachricht");
  expect(text).toContain("12. März 2027, 18:30 Uhr in Berlin");
  await press("An 1 Person senden", { container: form });
  await expectText("Bitte ersetzen Sie [Link zu den Unterlagen] durch Ihre Angabe.", form);
  expect(network.sent("live-trainings/send-message")).toEqual([]);
  await fill("Nachricht", text.replace("[Link zu den Unterlagen]", "https://unterlagen.example.org [1]"), form);
  await press("An 1 Person senden", { container: form });
  await expectToast("Nachricht an 1 Person gesendet");
});

it("a template replaces what was typed, and the toast brings it back", async () => {
  const { form, readField } = await openForm();
  await fill("Betreff", "Raum", form);
  await fill("Nachricht", "Wir treffen uns im zweiten Raum.", form);
  await insertTemplate("Termin verschoben", form);
  await expectToast("Vorlage „Termin verschoben“ eingesetzt");
  expect(await readField("Betreff")).toBe("Neuer Termin: Sales Abend");
  await press("Rückgängig");
  await within(form).findByDisplayValue("Wir treffen uns im zweiten Raum.");
  expect(await readField("Betreff")).toBe("Raum");
});
