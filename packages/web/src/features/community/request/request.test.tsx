import { requestMessage } from "@linkedpotential/fixtures/community";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { agree, feedAt, member } from "../../../testing/community.ts";
import {
  dialog,
  expectErrorToast,
  expectText,
  expectToast,
  field,
  fill,
  press,
  wordsOf,
} from "../../../testing/person.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";

const refused = { status: 500, body: { code: "request.internal" } };
/** All tests share the posts, so each uses a search word of its own. */
let word = "";
beforeEach(() => {
  word = `Oktant${crypto.randomUUID().slice(0, 8)}`;
});
const card = () => screen.findByRole("listitem", { name: word });
const button = async (name: string) => within(await card()).findByRole<HTMLButtonElement>("button", { name });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Anfrage senden" });
const withPost = async (as: object = member): Promise<Screen> =>
  renderScreen(feedAt(`&search=${word}`), {
    as,
    community: async ({ member: join, publish }) => publish(await join("Jan Dyk"), { title: word }),
  });
const ask = async () => {
  await press("Kollaboration anfragen", { at: await card() });
  return dialog("Anfrage an Jan D.");
};

it("is sent once it has 200 characters, and then stands at the post, over a reload, too [COMM-10, REQ-21, REQ-22..25, REQ-28-NS, POST-48, API-118]", async () => {
  const { network, reload, account } = await withPost();
  const asking = await ask();
  await expectText(word, asking);
  await expectText("Noch 200 Zeichen benötigt", asking);
  await expectText("0/2.000", asking);
  expect(send().disabled).toBe(true);
  // Spaces around the text do not count.
  await fill("Nachricht", `  ${"ü".repeat(199)}  `);
  await expectText("Noch 1 Zeichen benötigt", asking);
  await expectText("203/2.000", asking);
  expect(send().disabled).toBe(true);
  await fill("Nachricht", requestMessage);
  expect(within(asking).queryByText(/benötigt/)).toBeNull();
  const goOn = network.hold("collaboration-requests/create");
  await press("Anfrage senden");
  await waitFor(() => expect(send().getAttribute("aria-disabled")).toBe("true"));
  goOn();
  await expectToast("Anfrage gesendet");
  expect((await button("Anfrage verschickt")).disabled).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  const [{ body } = { body: {} }] = network.sent("collaboration-requests/create");
  expect(body).toMatchObject({ fromUserId: account.user.id, message: requestMessage });
  await reload();
  expect((await button("Anfrage verschickt")).disabled).toBe(true);
});

it("hands the focus on: from asking to withdrawing, and back", async () => {
  await withPost();
  await ask();
  await fill("Nachricht", requestMessage);
  await press("Anfrage senden");
  const withdraw = await button("Anfrage zurückziehen");
  await waitFor(() => expect(document.activeElement).toBe(withdraw));
  await press("Anfrage zurückziehen");
  await agree("Anfrage zurückziehen?", "Zurückziehen");
  const again = await button("Kollaboration anfragen");
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it("is kept in the dialog when it cannot be sent, and is not thrown away unasked [ERR-115]", async () => {
  const { network } = await withPost();
  await ask();
  await fill("Nachricht", requestMessage);
  network.fail("collaboration-requests/create", refused, 1);
  await press("Anfrage senden");
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht gesendet werden.");
  expect((await field("Nachricht")).value).toBe(requestMessage);
  await press("Abbrechen");
  await agree("Änderungen verwerfen?", "Verwerfen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("collaboration-requests/create")).toHaveLength(1);
});

it("can be withdrawn from the post after a question, is back when that fails, and makes room for another [REQ-18, REQ-20, REQ-28-NS, COMM-15, ERR-116]", async () => {
  const { network } = await renderScreen(feedAt(`&search=${word}`), {
    as: member,
    community: async ({ member: join, publish, request }, own) =>
      request(own, await publish(await join("Jan Dyk"), { title: word })),
  });
  network.fail("collaboration-requests/withdraw", refused, 1);
  const withdraw = async () => {
    await press("Anfrage zurückziehen", { at: await card() });
    await agree("Anfrage zurückziehen?", "Zurückziehen");
  };
  await withdraw();
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht zurückgezogen werden.");
  await button("Anfrage verschickt");
  await withdraw();
  await button("Kollaboration anfragen");
  await expectToast("Anfrage zurückgezogen");
  await ask();
});

it("says of an accepted request that it is, and that both are networked", async () => {
  await renderScreen(feedAt(`&search=${word}`), {
    as: member,
    community: async ({ member: join, publish, request, answer }, own) => {
      const jan = await join("Jan Dyk");
      await answer(jan, (await request(own, await publish(jan, { title: word }))).id, "accepted");
    },
  });
  expect((await button("Anfrage angenommen")).disabled).toBe(true);
  await expectText("Vernetzt", await card());
  expect(within(await card()).queryByRole("button", { name: "Anfrage zurückziehen" })).toBeNull();
});

it("wants a LinkedIn address, leads to the profile, and has what was typed afterwards [REQ-26, REQ-27-NS, PROF-26, ROLE-19]", async () => {
  const { network } = await withPost({ ...member, linkedinUrl: "" });
  const asking = within(await ask());
  await fill("Nachricht", requestMessage);
  await press("Anfrage senden");
  expect(wordsOf(await asking.findByRole("alert"))).toBe("LinkedIn-Profil erforderlich");
  expect(network.sent("collaboration-requests/create")).toEqual([]);
  await press("Profil ergänzen");
  await fill(/LinkedIn/, "linkedin.com/in/ida-oez", await dialog("Profil bearbeiten"));
  await press("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Profil bearbeiten" })).toBeNull());
  expect(screen.queryByRole("button", { name: "Profil ergänzen" })).toBeNull();
  expect((await field("Nachricht")).value).toBe(requestMessage);
  await press("Anfrage senden");
  await expectToast("Anfrage gesendet");
});
