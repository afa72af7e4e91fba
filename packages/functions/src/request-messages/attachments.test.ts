import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { attachmentMax } from "@linkedpotential/contract/request-messages/attachments";
import { fileToSend } from "@linkedpotential/fixtures/attachments";
import { pictureBytes } from "@linkedpotential/fixtures/pictures";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { interleaving } from "@linkedpotential/local/testing/interleave";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const beforeNext = await interleaving();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const calls = requestMessageCalls(stack);
const { acceptedRequest, acceptedProject, attach, download, messages, send, write } = calls;
afterAll(() => stack.stop());

const now = "2027-03-01T09:00:00.000Z";
let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow(now);
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

const refusal = (status: number, code: string) => ({ status, json: { code } });
const notFound = refusal(404, "project_request.not_found");
const bucket = join(stack.mediaDirectory, ".attachments");
/** Returns the keys of the files that a person has stored. */
const filesOf = ({ user }: Someone): string[] => {
  const folder = join(bucket, String(user.id));
  return existsSync(folder) ? readdirSync(folder) : [];
};
const erase = async ({ token }: Someone) => {
  await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
  await stack.deliver();
};
const office = (more = "") => `PK\u0003\u0004 [Content_Types].xml word/document.xml ${more}`;

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("under %s", (_kind, accept) => {
  it("a message can be a file, which both sides download", async () => {
    const id = await accept(petra, aenne);
    const { id: messageId, ...sent } = await attach(aenne, id);
    expect(sent).toMatchObject({ text: "", attachment: { name: "Angebot.pdf", size: 15, kind: "pdf" } });
    expect(await messages(petra, id)).toMatchObject([{ id: messageId, attachment: sent.attachment, isUnread: true }]);
    for (const reader of [petra, aenne]) {
      const { status, headers, bytes } = await download(reader, id, messageId);
      expect([status, Buffer.from(bytes).toString()]).toEqual([200, "%PDF-1.7\n%%EOF\n"]);
      expect(headers).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="${messageId}.pdf"`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      });
    }
  });

  it("members of the company download a file, others and former members do not", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const id = await accept(petra, aenne);
    const { id: messageId } = await attach(petra, id);
    expect(await download(jan, id, messageId)).toMatchObject({ status: 200 });
    await stack.call("business/leave-company", { token: jan.token });
    for (const stranger of [jan, await requests.business(), await community.member()]) {
      expect(await download(stranger, id, messageId)).toMatchObject(notFound);
      expect(await send(stranger, id, { attachment: fileToSend() })).toMatchObject(notFound);
      expect(filesOf(stranger)).toEqual([]);
    }
  });

  it("a block ends the sending of files, and both still download those before it", async () => {
    const id = await accept(petra, aenne);
    const { id: messageId } = await attach(petra, id);
    await community.block(aenne, petra.user.id);
    for (const one of [petra, aenne]) {
      expect(await send(one, id, { attachment: fileToSend() })).toMatchObject(notFound);
      expect(await download(one, id, messageId)).toMatchObject({ status: 200 });
    }
    expect([filesOf(petra), filesOf(aenne)]).toEqual([[String(messageId)], []]);
  });

  it.each(["business", "freelancer"] as const)("erasing the account of the %s erases all files", async (side) => {
    const id = await accept(petra, aenne);
    for (const one of [petra, aenne]) await attach(one, id);
    expect([filesOf(petra).length, filesOf(aenne).length]).toEqual([1, 1]);
    await erase(side === "business" ? petra : aenne);
    expect([filesOf(petra), filesOf(aenne)]).toEqual([[], []]);
  });

  it("erasing a colleague erases only their files", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const id = await accept(petra, aenne);
    const { id: ofJan } = await attach(jan, id);
    const { id: ofPetra } = await attach(petra, id);
    await erase(jan);
    expect([filesOf(jan), filesOf(petra)]).toEqual([[], [String(ofPetra)]]);
    expect(await download(aenne, id, ofJan)).toMatchObject(refusal(404, "request_message.file_not_found"));
  });
});

describe("a file", () => {
  it("is deleted with its project", async () => {
    const id = await acceptedProject(petra, aenne);
    await attach(aenne, id);
    const [post] = await community.ownPosts(petra);
    await stack.call("community/delete", { token: petra.token, params: { postId: String(post?.id) } });
    expect(filesOf(aenne)).toHaveLength(1);
    await stack.deliver();
    expect(filesOf(aenne)).toEqual([]);
  });

  it.each([
    ["Logo.PNG", pictureBytes("png"), "png", "Logo.PNG"],
    ["Foto.jpeg", pictureBytes("jpeg"), "jpeg", "Foto.jpeg"],
    ["Foto.png", pictureBytes("jpeg"), "jpeg", "Foto.png.jpg"],
    ["Briefing.docx", office(), "docx", "Briefing.docx"],
    ["Kalkulation.xlsx", office(), "xlsx", "Kalkulation.xlsx"],
    ["Entwurf.pptx", office(), "pptx", "Entwurf.pptx"],
    ["seite.html", "%PDF-1.7", "pdf", "seite.html.pdf"],
    ["../../etc/Angebot.pdf", "%PDF-1.7", "pdf", "Angebot.pdf"],
    ["C:\\Ablage\\Größe?.pdf", "%PDF-1.7", "pdf", "Größe.pdf"],
    ["\u202Efdp.exe.pdf", "%PDF-1.7", "pdf", "fdp.exe.pdf"],
    ["?", "%PDF-1.7", "pdf", "Datei.pdf"],
    [`${"x".repeat(120)}.pdf`, "%PDF-1.7", "pdf", `${"x".repeat(95)}….pdf`],
    [`${"x".repeat(96)}.pdf`, "%PDF-1.7", "pdf", `${"x".repeat(96)}.pdf`],
  ])("%s is stored by its content, with a safe name", async (name, content, kind, stored) => {
    const id = await acceptedRequest(petra, aenne);
    const { attachment } = await attach(petra, id, fileToSend(name, content));
    expect(attachment).toMatchObject({ name: stored, kind });
  });

  it.each([
    ["Leer.pdf", "", 400, "file_empty"],
    ["Gross.pdf", `%PDF-${"x".repeat(attachmentMax)}`, 413, "file_too_large"],
    ["seite.html", "<script>alert(1)</script>", 400, "file_type"],
    ["Bild.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", 400, "file_type"],
    ["programm.pdf", "MZ\u0090", 400, "file_type"],
    ["archiv.zip", office(), 400, "file_type"],
    ["archiv.docx", "PK\u0003\u0004 geheim.txt", 400, "file_type"],
    ["makro.docx", office("word/vbaProject.bin"), 400, "file_type"],
  ])("%s is refused, and nothing is stored", async (name, content, status, code) => {
    const id = await acceptedRequest(petra, aenne);
    const answer = await send(petra, id, { text: "Anbei.", attachment: fileToSend(name, content) });
    expect(answer).toMatchObject({ status, json: { code: `request_message.${code}`, fields: expect.anything() } });
    expect([await messages(petra, id), filesOf(petra)]).toEqual([[], []]);
  });

  it("of 3 MB fits into a request", async () => {
    const id = await acceptedRequest(petra, aenne);
    const content = Buffer.alloc(attachmentMax, "x");
    content.write("%PDF-");
    const { id: messageId, attachment } = await attach(petra, id, fileToSend("Gross.pdf", content), "Anbei.");
    expect(attachment?.size).toBe(attachmentMax);
    expect(Buffer.from((await download(aenne, id, messageId)).bytes).equals(content)).toBe(true);
  });

  it("is limited to 20 per author and hour, while messages without one are not", async () => {
    const id = await acceptedRequest(petra, aenne);
    for (let count = 0; count < 20; count += 1) await attach(petra, id);
    expect(await send(petra, id, { attachment: fileToSend() })).toMatchObject(refusal(429, "request.rate_limited"));
    expect(filesOf(petra)).toHaveLength(20);
    expect(await write(petra, id)).toMatchObject({ status: 201 });
  });

  it("is deleted when the message cannot be stored", async () => {
    const id = await acceptedRequest(petra, aenne);
    beforeNext("TransactWriteItemsCommand", () => community.block(aenne, petra.user.id));
    expect(await send(petra, id, { attachment: fileToSend() })).toMatchObject(notFound);
    expect(filesOf(petra)).toEqual([]);
  });

  it("is named by the last message in the lists of requests", async () => {
    const id = await acceptedRequest(petra, aenne);
    await attach(petra, id);
    expect(await calls.received(aenne)).toMatchObject([
      { conversation: { lastMessage: { text: "", attachment: { name: "Angebot.pdf" } } } },
    ]);
  });

  it("of a message without one does not exist", async () => {
    const id = await acceptedRequest(petra, aenne);
    const { json } = await write(petra, id);
    const { id: messageId } = json as { id: number };
    for (const unknown of [messageId, 1]) {
      expect(await download(aenne, id, unknown)).toMatchObject(refusal(404, "request_message.file_not_found"));
    }
  });
});

it("the mail about a file names it, with the text if there is one, and does not make a link of it", async () => {
  const id = await acceptedRequest(petra, aenne);
  const { id: firstId } = await attach(petra, id, fileToSend("www.example.org.pdf"));
  await stack.deliver();
  const mailWith = (words: string) =>
    stack.mails().find(({ to, text }) => to === aenne.user.email && text.includes(words))?.text;
  const mail = mailWith("Petra G. hat Ihnen eine Datei geschickt: www.\u200Bexample.\u200Borg.\u200Bpdf");
  expect(mail).toContain("Guten Tag");
  expect(mail).not.toContain("„");
  await stack.call("request-messages/update", {
    token: aenne.token,
    params: { requestId: String(id) },
    body: { readUntil: firstId },
  });
  stack.setNow("2027-03-01T09:00:01.000Z");
  await attach(petra, id, fileToSend(), "Anbei.");
  await stack.deliver();
  expect(mailWith("„Anbei.“")).toMatch(/„Anbei\.“\s+Petra G\. hat Ihnen eine Datei geschickt: Angebot/);
});
