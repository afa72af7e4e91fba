// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../../testing/server.ts";
import { storage } from "../storage/storage.ts";
import { api, apiFile } from "./api.ts";
import { ApiError, isGone, isRefusal } from "./api-error.ts";
import { apiAll, forgetLists, updateListVersion } from "./api-list.ts";
import { request, sessionEnded } from "./request.ts";

beforeEach(() => {
  storage.clear();
  forgetLists();
});
afterEach(() => vi.unstubAllGlobals());

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  return error;
};

describe("an API call", () => {
  it("uses the path and method of its route [CALL-01, CALL-02]", async () => {
    const { sent } = fakeServer();
    await api("leads/update", { params: { leadId: 7 }, body: { name: "Jürgen" } });
    expect(sent[0]).toMatchObject({ url: "/api/leads/7", method: "PATCH" });
  });

  it("is a GET when no method is set [CALL-03]", async () => {
    const { sent } = fakeServer();
    await request("/api/tasks");
    expect(sent[0]?.method).toBe("GET");
  });

  it("sends a body as JSON with its content type, and neither without a body [CALL-04..06]", async () => {
    const { sent } = fakeServer();
    await api("user/set-language", { body: { language: "en" } });
    await api("tasks/list");
    expect(sent[0]?.headers.get("content-type")).toBe("application/json");
    expect(sent[0]?.body).toBe('{"language":"en"}');
    expect(sent[1]?.headers.has("content-type")).toBe(false);
    expect(sent[1]?.body).toBeUndefined();
  });

  it("sends the stored token, and no header without one [CALL-07, CALL-08]", async () => {
    const { sent } = fakeServer();
    await api("tasks/list");
    storage.set("authToken", "abc");
    await api("tasks/list");
    expect(sent[0]?.headers.has("authorization")).toBe(false);
    expect(sent[1]?.headers.get("authorization")).toBe("Bearer abc");
  });

  it("includes cookies and parses JSON; an empty answer is undefined [CALL-09, CALL-10, CALL-17-NS, API-101]", async () => {
    const { sent } = fakeServer(({ method }) => (method === "GET" ? { body: [{ id: 1 }] } : {}));
    expect(await api("tasks/list")).toEqual([{ id: 1 }]);
    expect(await api("tasks/delete", { params: { taskId: 1 } })).toBeUndefined();
    expect(sent.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
  });

  it("sends every POST with a new idempotency key, or with the given one", async () => {
    const { sent } = fakeServer();
    await api("auth/logout");
    await api("auth/logout");
    await api("auth/logout", { idempotencyKey: "again" });
    const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe("again");
  });
});

describe("an error answer", () => {
  it("throws an error with the status and the body text [ERR-01, ERR-02]", async () => {
    const body = JSON.stringify({
      error: "Bitte prüfen Sie Ihre Angaben.",
      code: "request.invalid",
      fields: { name: "x" },
      fieldProblems: { name: { key: "tooLong", params: { max: 100 } } },
    });
    fakeServer(() => ({ status: 400, body }));
    const error = await failure(api("tasks/list"));
    expect(error.message).toBe(`400: ${body}`);
    expect(error).toMatchObject({ status: 400, code: "request.invalid" });
    expect(error.fields).toEqual({ name: { key: "tooLong", params: { max: 100 }, text: "x" } });
    expect(error.text).toBe("Bitte prüfen Sie Ihre Angaben.");
  });

  it("has the status text when the body is empty [ERR-03]", async () => {
    fakeServer(() => ({ status: 502, statusText: "Bad Gateway" }));
    expect((await failure(api("tasks/list"))).message).toBe("502: Bad Gateway");
  });

  it("keeps a body that is not JSON unchanged", async () => {
    fakeServer(() => ({ status: 500, body: "<h1>kaputt</h1>" }));
    expect(await failure(api("tasks/list"))).toMatchObject({
      message: "500: <h1>kaputt</h1>",
      text: "",
      code: undefined,
    });
  });

  it("removes the token on a 401 and emits that the session has ended [ERR-04, SESS-38]", async () => {
    fakeServer(() => ({ status: 401, statusText: "Unauthorized" }));
    const ended = vi.fn();
    const stop = sessionEnded.listen(ended);
    storage.set("authToken", "abc");
    await failure(api("tasks/list"));
    stop();
    expect(storage.get("authToken")).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });

  it("keeps the token with every other status", async () => {
    fakeServer(() => ({ status: 403 }));
    storage.set("authToken", "abc");
    await failure(api("tasks/list"));
    expect(storage.get("authToken")).toBe("abc");
  });

  it("is recognized by its code or by its specified text [VERIFY-08, ERR-38, ERR-131, ERR-136]", () => {
    const refused = (body: object) => new ApiError(400, JSON.stringify(body), "");
    const expired = refused({ error: "x", code: "auth.reset_expired" });
    expect(isRefusal(expired, "auth.reset_expired")).toBe(true);
    expect(isRefusal(expired, "auth.reset_invalid")).toBe(false);
    const refusal = refused({ error: "Der Link ist abgelaufen." });
    expect(isRefusal(refusal, "auth.verification_expired") && isRefusal(refusal, "auth.reset_expired")).toBe(true);
    expect(isRefusal(refusal, "auth.reset_invalid")).toBe(false);
    const taken = refused({ error: "Diese E-Mail-Adresse wird bereits verwendet." });
    expect(isRefusal(taken, "profile.email_taken")).toBe(true);
    expect(isRefusal(new Error("abgelaufen"), "auth.reset_expired")).toBe(false);
  });

  it("states whether a verification is missing, and after how many seconds to retry", async () => {
    fakeServer(() => ({ status: 403, body: { requiresVerification: true }, headers: { "retry-after": "7" } }));
    expect(await failure(api("tasks/list"))).toMatchObject({ requiresVerification: true, retryAfterSeconds: 7 });
    fakeServer(() => ({ status: 403, body: {} }));
    expect(await failure(api("tasks/list"))).toMatchObject({
      requiresVerification: false,
      retryAfterSeconds: undefined,
    });
  });

  it("has no code when its body is JSON but not an object", async () => {
    for (const body of ["null", "7"]) {
      fakeServer(() => ({ status: 500, body }));
      expect(await failure(api("tasks/list"))).toMatchObject({ status: 500, code: undefined, text: "", fields: {} });
    }
  });

  it("means that an object is gone when its status is 404", () => {
    const errors = [new ApiError(404, "", ""), new ApiError(403, "", ""), Object.assign(new Error(), { status: 404 })];
    expect(errors.map(isGone)).toEqual([true, false, false]);
  });

  it("has status 0 when no answer came", async () => {
    fakeServer(() => new TypeError("Failed to fetch"));
    expect((await failure(api("tasks/list"))).status).toBe(0);
  });
});

describe("a file sent in parts", () => {
  it("is joined without losing a byte", async () => {
    const headers = { "content-type": "text/csv; charset=utf-8" };
    const { sent } = fakeServer(({ url }) =>
      url.includes("cursor")
        ? { body: "Ida\r\n", headers }
        : { body: "\uFEFFName\r\n", headers: { ...headers, "x-next-cursor": "a/b" } },
    );
    const file = await apiFile("leads/export");
    expect(sent.map(({ url }) => url)).toEqual(["/api/leads/export", "/api/leads/export?cursor=a%2Fb"]);
    expect(file.type).toBe("text/csv; charset=utf-8");
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe("\uFEFFName\r\nIda\r\n");
  });

  it("fails when a part fails", async () => {
    fakeServer(({ url }) =>
      url.includes("cursor") ? { status: 500 } : { body: "Name", headers: { "x-next-cursor": "c" } },
    );
    expect((await failure(apiFile("leads/export"))).status).toBe(500);
  });
});

describe("a paged list", () => {
  it("is read to the last page", async () => {
    const pages = [
      { body: [{ id: 1 }], headers: { "x-next-cursor": "a/b" } },
      { body: [{ id: 2 }], headers: { "x-next-cursor": "c" } },
      { body: [{ id: 3 }] },
    ];
    const { sent } = fakeServer(() => pages.shift() ?? { status: 500 });
    expect(await apiAll("/api/leads")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(sent.map(({ url }) => url)).toEqual(["/api/leads", "/api/leads?cursor=a%2Fb", "/api/leads?cursor=c"]);
  });

  it("sends the ETag of the cached list, and returns the same array after a 304", async () => {
    const { sent } = fakeServer(({ headers }) =>
      headers.get("if-none-match") === '"v1"' ? { status: 304 } : { body: [{ id: 1 }], headers: { etag: '"v1"' } },
    );
    const first = await apiAll("/api/leads");
    const second = await apiAll("/api/leads", first);
    expect(second).toBe(first);
    expect(sent).toHaveLength(2);
    fakeServer(() => ({ body: [{ id: 2 }], headers: { etag: '"v2"' } }));
    expect(await apiAll("/api/leads", first)).toEqual([{ id: 2 }]);
  });

  it("is read completely when the cached array has changed since the last answer", async () => {
    const { sent } = fakeServer(() => ({ body: [{ id: 1 }], headers: { etag: '"v1"' } }));
    const list = await apiAll("/api/leads");
    await apiAll("/api/leads", [...list]);
    expect(sent[1]?.headers.has("if-none-match")).toBe(false);
  });

  it("takes the version from a write only if it had the version before the write, as a weak or strong ETag", async () => {
    const { sent } = fakeServer(() => ({ body: [{ id: 1 }], headers: { etag: 'W/"v1"' } }));
    const requestedVersion = async (...changes: [unknown[], string | null][]) => {
      await apiAll("/api/leads");
      for (const [list, versions] of changes) updateListVersion("/api/leads", list, versions);
      await apiAll("/api/leads", changes.at(-1)?.[0]);
      return sent.at(-1)?.headers.get("if-none-match");
    };
    expect(await requestedVersion([[2], '"v1", "v2"'])).toBe('"v2"');
    expect(await requestedVersion([[2], '"v1", "v2"'], [[3], '"v2", "v3"'])).toBe('"v3"');
    expect(await requestedVersion([[2], '"v0", "v1"'])).toBe(null);
    expect(await requestedVersion([[2], null])).toBe(null);
    // The first change has no version, so the version of the second one must not be used.
    expect(await requestedVersion([[2], null], [[3], '"v1", "v2"'])).toBe(null);
  });

  it("ignores the version of an answer to an aborted call", async () => {
    const { sent } = fakeServer(() => ({ body: [{ id: 1 }], headers: { etag: '"v1"' } }));
    const list = await apiAll("/api/leads", undefined, AbortSignal.abort());
    await apiAll("/api/leads", list);
    expect(sent[1]?.headers.has("if-none-match")).toBe(false);
  });

  it("is read without an ETag after the account has changed", async () => {
    const { sent } = fakeServer(() => ({ body: [], headers: { etag: '"v1"' } }));
    const list = await apiAll("/api/leads");
    forgetLists();
    await apiAll("/api/leads", list);
    expect(sent[1]?.headers.has("if-none-match")).toBe(false);
  });
});
