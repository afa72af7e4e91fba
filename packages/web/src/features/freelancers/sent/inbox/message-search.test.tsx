import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, fill, findField, press, textOf } from "../../../../testing/user.ts";

const field = "Name oder Stichwort suchen";
const nothing = "Keine Anfrage passt dazu";
const older = "Guten Tag, wie besprochen liegt Ihnen das Lastenheft\nfür den Hafen seit gestern vor.";
const rows = () => screen.queryAllByRole("option").map(textOf);
const expectRows = (...expected: RegExp[]) =>
  waitFor(() => expect(rows()).toEqual(expected.map((one) => expect.stringMatching(one))));

/**
 * Opens the requests of a business. Änne has written two messages, of which the list knows the second only. Bo has
 * written one.
 */
async function open() {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [requests, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const [aenne, bo] = [
    await requests.freelancer({ name: "Änne Weiß" }),
    await requests.freelancer({ name: "Bo Lund" }),
  ];
  const ofBo = await messages.acceptedRequest(account, bo);
  await messages.write(bo, ofBo, "Hallo, das ist mein einziger Satz.");
  const ofAenne = await messages.acceptedRequest(account, aenne);
  await messages.write(aenne, ofAenne, older);
  await messages.write(account, ofAenne, "Danke, ich melde mich.");
  const shown = await renderScreen("/business/dashboard?tab=crm&view=requests", { as: account });
  await expectRows(/^Änne W\..*Sie: Danke, ich melde mich\./, /^Bo L\./);
  return { ...shown, ofAenne };
}

it("the search finds a word in an older message, and the row shows the text around it", async () => {
  const { network, ofAenne } = await open();
  await fill(field, "la");
  await expectText(nothing);
  expect(network.sent("request-messages/list")).toEqual([]);
  await fill(field, "lastenh");
  await expectRows(/^Änne W\..*… liegt Ihnen das Lastenheft für den Hafen/);
  expect(network.sent("request-messages/list").map(({ path }) => path)).toEqual([
    expect.stringContaining(String(ofAenne)),
  ]);
  await fill(field, "hafen aenne");
  await expectRows(/Ihnen das Lastenheft für den Hafen/);
  await fill(field, "aenne");
  await expectRows(/Sie: Danke, ich melde mich\./);
  expect(network.sent("request-messages/update")).toEqual([]);
});

it("a misspelled name or word of a message finds the requests of the right spelling, and keeps the typed text", async () => {
  await open();
  for (const [typed, corrected, row] of [
    ["Lastenhfet", "Lastenheft", /^Änne W\..*Ihnen das Lastenheft für den Hafen/],
    ["gester aenne Lastnheft", "gester aenne Lastenheft", /^Änne W\./],
    ["enziger", "einziger", /^Bo L\..*mein einziger Satz/],
  ] as const) {
    await fill(field, typed);
    await expectText(`Ergebnisse für „${corrected}“`);
    await expectRows(row);
    expect((await findField(field)).value).toBe(typed);
  }
  await fill(field, "einziger");
  await waitFor(() => expect(screen.queryByText(/^Ergebnisse für/)).toBeNull());
  await fill(field, "Lastnheft einziger");
  await expectText(nothing);
  expect(screen.queryByText(/^Ergebnisse für/)).toBeNull();
  await press("Alle anzeigen");
  await expectRows(/^Änne W\./, /^Bo L\./);
  expect((await findField(field)).value).toBe("");
});

it("the search claims nothing while messages load", async () => {
  const { network } = await open();
  const release = network.hold("request-messages/list");
  await fill(field, "schiffe");
  await expectText("Nachrichten werden geladen …");
  expect(screen.queryByText(nothing)).toBeNull();
  expect(rows()).toEqual([]);
  release();
  await expectText(nothing);
});

it("messages that could not be loaded leave what the list knows", async () => {
  const { network } = await open();
  network.fail("request-messages/list", { status: 500, body: { code: "request.internal" } });
  await fill(field, "lastenheft");
  await expectText(nothing);
  await fill(field, "einziger");
  await expectRows(/^Bo L\..*Hallo, das ist mein einziger Satz\./);
});
