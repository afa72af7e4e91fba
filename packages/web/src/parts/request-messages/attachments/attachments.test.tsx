import { attachmentMax } from "@linkedpotential/contract/request-messages/attachments";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBusiness, openedRequest, openFreelancer, texts, thread } from "../../../testing/conversations.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findField, press, textOf, user } from "../../../testing/user.ts";

const field = "Nachricht an Änne W.";
const row = () => screen.findByRole("option", { name: /^Änne W\./ });
const pdf = (name = "Briefing.pdf", content = "%PDF-1.7\n%%EOF\n") => new File([content], name);
const drop = async (file: File) => fireEvent.drop(await findField(field), { dataTransfer: { files: [file] } });
const choose = async (file: File) => {
  await findField(field);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, file);
};

it("a business sends a file without a text, and the freelancer downloads it", async () => {
  const { network, stored, calls, aenne, id } = await openBusiness("&messages={id}");
  const shown = await openedRequest("Änne W.");
  await choose(pdf());
  await expectText("Briefing.pdf", shown);
  await expectText("1 kB", shown);
  const release = network.hold("request-messages/send");
  await press("Nachricht senden");
  await waitFor(() => expect(texts(shown).at(-1)).toMatch(/wird gesendet.*Briefing\.pdf/));
  expect(within(shown).queryByRole("button", { name: "Datei entfernen: Briefing.pdf" })).toBeNull();
  release();
  await waitFor(() => expect(texts(shown).at(-1)).toMatch(/gerade eben.*Briefing\.pdf/));
  await waitFor(async () => expect((await row()).textContent).toContain("Sie: Briefing.pdf"));
  expect((await stored())[0]).toMatchObject({ text: "", attachment: { name: "Briefing.pdf", size: 15 } });
  const [message] = await calls.messages(aenne, id);
  const { bytes } = await calls.download(aenne, id, message?.id ?? 0);
  expect(Buffer.from(bytes).toString()).toBe("%PDF-1.7\n%%EOF\n");
});

it("a freelancer downloads the file of a business by its name", async () => {
  const { calls, petra, id, network } = await openFreelancer("received", { text: "Passt Dienstag?" });
  await calls.attach(petra, id);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const shown = await thread("Petra G.");
  await press("Nachrichten mit Petra G.");
  await press(/^Datei herunterladen: ?Angebot\.pdf/, { container: shown });
  await waitFor(() =>
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(["Angebot.pdf"]),
  );
  expect(network.sent("request-messages/get-attachment")).toHaveLength(1);
  network.fail("request-messages/get-attachment", "offline", 1);
  await press(/^Datei herunterladen: ?Angebot\.pdf/, { container: shown });
  await expectToast("Die Datei konnte nicht heruntergeladen werden.");
});

it("a dropped file is sent with the text, and both return to the field when the server refuses them", async () => {
  const { network, stored } = await openBusiness("&messages={id}");
  const shown = await openedRequest("Änne W.");
  await fill(field, "Hier das Briefing.");
  await drop(new File(["MZ"], "Briefing.pdf"));
  await expectText("Briefing.pdf", shown);
  await press("Nachricht senden");
  await expectText(/^Dieses Format ist nicht möglich/, shown);
  expect((await findField(field)).value).toBe("Hier das Briefing.");
  await press("Datei entfernen: Briefing.pdf", { container: shown });
  await drop(pdf("Neu.pdf"));
  await press("Nachricht senden");
  await waitFor(async () =>
    expect((await stored())[0]).toMatchObject({ text: "Hier das Briefing.", attachment: { name: "Neu.pdf" } }),
  );
  expect(network.sent("request-messages/send")).toHaveLength(2);
});

it.each([
  ["Programm.exe", "MZ", /^Das Format von „Programm\.exe“ ist nicht möglich/],
  ["Leer.pdf", "", "„Leer.pdf“ ist leer."],
  ["Gross.pdf", "x".repeat(attachmentMax + 1), /^„Gross\.pdf“ ist zu groß\. Möglich sind bis zu 3.MB\.$/],
])("%s is refused by name before it is sent, and the file before it stays chosen", async (name, content, problem) => {
  const { network } = await openBusiness("&messages={id}");
  const shown = await openedRequest("Änne W.");
  await choose(pdf());
  await drop(pdf(name, content));
  await expectText(problem, shown);
  await expectText("Briefing.pdf", shown);
  expect(network.sent("request-messages/send")).toEqual([]);
});

it("a chosen file waits while another conversation is open, with the mark of a draft, and is sent after the return", async () => {
  const { account, calls, stack, stored } = await openBusiness();
  await calls.acceptedRequest(account, await projectRequestCalls(stack).freelancer({ name: "Bert Blau" }));
  await renderScreen("/business/dashboard?tab=crm&view=requests", { as: account });
  await user.click(await row());
  await choose(pdf());
  await drop(pdf("Leer.pdf", ""));
  await expectText("„Leer.pdf“ ist leer.");
  await user.click(await screen.findByRole("option", { name: /^Bert B\./ }));
  const other = await openedRequest("Bert B.");
  await within(other).findByRole("textbox", { name: "Nachricht an Bert B." });
  expect(textOf(other)).not.toContain("Briefing.pdf");
  expect(textOf(await row())).toContain("Entwurf");
  await user.click(await row());
  const shown = await openedRequest("Änne W.");
  await expectText("Briefing.pdf", shown);
  expect(textOf(shown)).not.toContain("Leer.pdf");
  await press("Nachricht senden");
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ attachment: { name: "Briefing.pdf" } }));
  await waitFor(async () => expect(textOf(await row())).not.toContain("Entwurf"));
});

it("the search of the requests finds a file by its name", async () => {
  const { calls, account, id, stack } = await openBusiness();
  await projectRequestCalls(stack).request(account, await projectRequestCalls(stack).freelancer());
  await calls.attach(account, id, undefined, "Anbei das Papier.");
  await renderScreen("/business/dashboard?tab=crm&view=requests", { as: account });
  await fill("Name oder Stichwort suchen", "Angebot.pdf");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await expectText("Sie: Anbei das Papier. · Angebot.pdf", await row());
  within(await row()).getByRole("img", { name: "Datei" });
});
