import { requestMessage } from "@linkedpotential/fixtures/community";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answerConfirmation, feedPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  textOf,
} from "../../../testing/user.ts";

const refused = { status: 500, body: { code: "request.internal" } };
/** Search word by which each test finds its own post, because all tests share the posts. */
let word = "";
beforeEach(() => {
  word = `Oktant${crypto.randomUUID().slice(0, 8)}`;
});
const card = () => screen.findByRole("listitem", { name: word });
const button = async (name: string) => within(await card()).findByRole<HTMLButtonElement>("button", { name });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Anfrage senden" });
const withPost = async (as: object = premiumMember): Promise<Screen> =>
  renderScreen(feedPath(`&search=${word}`), {
    as,
    prepareCommunity: async ({ member: join, publish }) => publish(await join("Jan Dyk"), { title: word }),
  });
const openForm = async () => {
  await press("Kollaboration anfragen", { container: await card() });
  return findDialog("Anfrage an Jan D.");
};

it("a request can be sent from 200 characters on, and the post then shows it, also after a reload [COMM-10, REQ-21, REQ-22..25, REQ-28-NS, POST-48, API-118]", async () => {
  const { network, reload, account } = await withPost();
  const form = await openForm();
  await expectText(word, form);
  await expectText("Noch 200 Zeichen benötigt", form);
  await expectText("0/2.000", form);
  expect(send().disabled).toBe(true);
  // The four spaces around the text count toward the maximum, but not toward the required 200 characters.
  await fill("Nachricht", `  ${"ü".repeat(199)}  `);
  await expectText("Noch 1 Zeichen benötigt", form);
  await expectText("203/2.000", form);
  expect(send().disabled).toBe(true);
  await fill("Nachricht", requestMessage);
  expect(within(form).queryByText(/benötigt/)).toBeNull();
  const release = network.hold("collaboration-requests/create");
  await press("Anfrage senden");
  await waitFor(() => expect(send().getAttribute("aria-disabled")).toBe("true"));
  release();
  await expectToast("Anfrage gesendet");
  expect((await button("Anfrage verschickt")).disabled).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  const [{ body } = { body: {} }] = network.sent("collaboration-requests/create");
  expect(body).toMatchObject({ fromUserId: account.user.id, message: requestMessage });
  await reload();
  expect((await button("Anfrage verschickt")).disabled).toBe(true);
});

it("the focus moves from the request button to the withdraw button, and back", async () => {
  await withPost();
  await openForm();
  await fill("Nachricht", requestMessage);
  await press("Anfrage senden");
  const withdraw = await button("Anfrage zurückziehen");
  await waitFor(() => expect(document.activeElement).toBe(withdraw));
  await press("Anfrage zurückziehen");
  await answerConfirmation("Anfrage zurückziehen?", "Zurückziehen");
  const again = await button("Kollaboration anfragen");
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it("a request that cannot be sent stays in the dialog, and is discarded only after a confirmation [ERR-115]", async () => {
  const { network } = await withPost();
  await openForm();
  await fill("Nachricht", requestMessage);
  network.fail("collaboration-requests/create", refused, 1);
  await press("Anfrage senden");
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht gesendet werden.");
  expect((await findField("Nachricht")).value).toBe(requestMessage);
  await press("Abbrechen");
  await answerConfirmation("Änderungen verwerfen?", "Verwerfen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("collaboration-requests/create")).toHaveLength(1);
});

it("a request can be withdrawn after a confirmation, returns when that fails, and can be replaced by another one [REQ-18, REQ-20, REQ-28-NS, COMM-15, ERR-116]", async () => {
  const { network } = await renderScreen(feedPath(`&search=${word}`), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request }, own) =>
      request(own, await publish(await join("Jan Dyk"), { title: word })),
  });
  network.fail("collaboration-requests/withdraw", refused, 1);
  const withdraw = async () => {
    await press("Anfrage zurückziehen", { container: await card() });
    await answerConfirmation("Anfrage zurückziehen?", "Zurückziehen");
  };
  await withdraw();
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht zurückgezogen werden.");
  await button("Anfrage verschickt");
  await withdraw();
  await button("Kollaboration anfragen");
  await expectToast("Anfrage zurückgezogen");
  await openForm();
});

it("the post shows that the request was accepted and that both people are connected", async () => {
  await renderScreen(feedPath(`&search=${word}`), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, answer }, own) => {
      const jan = await join("Jan Dyk");
      await answer(jan, (await request(own, await publish(jan, { title: word }))).id, "accepted");
    },
  });
  expect((await button("Anfrage angenommen")).disabled).toBe(true);
  await expectText("Vernetzt", await card());
  expect(within(await card()).queryByRole("button", { name: "Anfrage zurückziehen" })).toBeNull();
});

it("the request form requires a LinkedIn URL, opens the profile form, and keeps its text [REQ-26, REQ-27-NS, PROF-26, ROLE-19]", async () => {
  const { network } = await withPost({ ...premiumMember, linkedinUrl: "" });
  const form = within(await openForm());
  await fill("Nachricht", requestMessage);
  await press("Anfrage senden");
  expect(textOf(await form.findByRole("alert"))).toBe("LinkedIn-Profil erforderlich");
  expect(network.sent("collaboration-requests/create")).toEqual([]);
  await press("Profil ergänzen");
  await fill(/LinkedIn/, "linkedin.com/in/ida-oez", await findDialog("Profil bearbeiten"));
  await press("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Profil bearbeiten" })).toBeNull());
  expect(screen.queryByRole("button", { name: "Profil ergänzen" })).toBeNull();
  expect((await findField("Nachricht")).value).toBe(requestMessage);
  await press("Anfrage senden");
  await expectToast("Anfrage gesendet");
});
