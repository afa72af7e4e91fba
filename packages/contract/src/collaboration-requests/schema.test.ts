import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { collaborationRequest, newCollaborationRequest, requestAnswer, requestPageQuery } from "./schema.ts";

const given = { fromUserId: 1, toUserId: 2, postId: 3, message: "x".repeat(200) };
const problems = (change: object) => {
  const { error } = newCollaborationRequest.safeParse({ ...given, ...change });
  return [...new Set(error?.issues.map(({ path }) => path[0]))];
};

describe("a new request", () => {
  it("names people and post by their ids", () => {
    expect(newCollaborationRequest.parse(given)).toEqual(given);
    for (const field of ["fromUserId", "toUserId", "postId"]) {
      for (const value of [0, -1, 1.5, "1", null, undefined]) {
        expect(problems({ [field]: value }), `${field} ${value}`).toEqual([field]);
      }
    }
  });

  const filled = (length: number, inside = "x") => `x${inside.repeat(length - 2)}x`;
  const unfit = [
    ...["", filled(199), ` ${filled(199)} `, `\n${filled(199)}\n`, " ".repeat(300), "💜".repeat(199)],
    `${filled(200)}\u0000`,
  ];
  const fit = [filled(200), filled(200, " "), filled(200, "\n"), ` \n${filled(200)} `, filled(2000)];

  it("requires a message of 200 to 2,000 characters, not counting surrounding blanks [REQ-21]", () => {
    for (const message of unfit) expect(problems({ message }), message.slice(0, 3)).toEqual(["message"]);
    for (const message of fit) {
      expect(newCollaborationRequest.parse({ ...given, message }).message).toBe(message.trim());
    }
    expect(problems({ message: filled(2001) })).toEqual(["message"]);
  });

  it("has a JSON Schema that matches what is refused", () => {
    const { message } = z.toJSONSchema(newCollaborationRequest, { io: "input" }).properties ?? {};
    const patterns = (message as { allOf: { pattern: string }[] }).allOf.map(({ pattern }) => new RegExp(pattern, "u"));
    const isDescribed = (text: string) => patterns.every((pattern) => pattern.test(text));
    expect([unfit, fit].map((texts) => texts.map(isDescribed))).toEqual([unfit.map(() => false), fit.map(() => true)]);
  });
});

it("an answer is either accepted or rejected", () => {
  for (const status of ["accepted", "rejected"]) expect(requestAnswer.parse({ status })).toEqual({ status });
  for (const status of ["pending", "", "ACCEPTED", undefined]) {
    expect(requestAnswer.safeParse({ status }).error?.issues, status).toMatchObject([{ path: ["status"] }]);
  }
});

it("limit and cursor of a page are numbers or absent", () => {
  expect(requestPageQuery.parse({})).toEqual({});
  expect(requestPageQuery.parse({ limit: "20", cursor: "17" })).toEqual({ limit: 20, cursor: 17 });
  for (const query of [{ limit: "0" }, { cursor: "x" }]) expect(requestPageQuery.safeParse(query).success).toBe(false);
});

it("a request is pending, accepted or rejected, with or without a picture of the requester", () => {
  const shown = {
    ...{ ...given, id: 4, createdAt: "2027-03-01T09:00:00.000Z" },
    ...{ requesterName: "Jan D.", requesterActivityArea: "", requesterSkills: [] },
    ...{ requesterDescription: "", requesterLinkedInUrl: "" },
  };
  for (const status of ["pending", "accepted", "rejected"]) {
    for (const requesterProfileImage of [null, "/media/a.webp"]) {
      const request = { ...shown, status, requesterProfileImage };
      expect(collaborationRequest.parse(request)).toEqual(request);
    }
  }
  expect(collaborationRequest.safeParse({ ...shown, status: "open", requesterProfileImage: null }).success).toBe(false);
});
