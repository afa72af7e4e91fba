// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../testing/server.ts";
import type * as SessionModule from "./session.ts";
import { storage } from "./storage.ts";

const user = { id: 5, email: "a@b.de", name: "Ada", workspace: "freelance" };
type User = Parameters<typeof SessionModule.startSession>[0]["user"];
// The screens' tests use the fixtures; here only who it is matters.
const ada = user as User;

let session: typeof SessionModule;
let signOut: (goTo?: string) => Promise<void>;

beforeEach(async () => {
  storage.clear();
  vi.resetModules();
  session = await import("./session.ts");
  ({ signOut } = await import("./sign-out.ts"));
});
afterEach(() => vi.unstubAllGlobals());

describe("on start", () => {
  it("is unauthenticated and loading [SESS-01, SESS-02]", () => {
    expect(session.getSession()).toEqual({ status: "loading" });
  });

  it("asks who the user is and is in with an id [SESS-03, SESS-04]", async () => {
    const { sent } = fakeServer(() => ({ body: user }));
    await session.refreshSession();
    expect(sent.map(({ url }) => url)).toEqual(["/api/auth/me"]);
    expect(session.getSession()).toEqual({ status: "in", user });
    expect(storage.get("lastWorkspace")).toBe("freelance");
  });

  it("is out without an id [SESS-05]", async () => {
    fakeServer(() => ({ body: {} }));
    await session.refreshSession();
    expect(session.getSession().status).toBe("out");
  });

  it("is out when the call fails [SESS-06]", async () => {
    fakeServer(() => new TypeError("Failed to fetch"));
    await session.refreshSession();
    expect(session.getSession().status).toBe("out");
  });
});

describe("signing in", () => {
  it("stores a token, clears what the last account left and starts at the dashboard [SESS-10, SESS-12..15, SESS-16]", () => {
    const changed = vi.fn();
    session.onAccountChange.listen(changed);
    storage.set("profileImage", "x");
    storage.set("profileImageDimensions", "y");
    storage.set("activeSection", "leads");
    session.startSession({ user: ada, token: "t" });
    expect(session.getSession()).toEqual({ status: "in", user });
    expect(storage.get("authToken")).toBe("t");
    expect(storage.get("profileImage")).toBeNull();
    expect(storage.get("profileImageDimensions")).toBeNull();
    expect(storage.get("activeSection")).toBe("dashboard");
    expect(changed).toHaveBeenCalled();
  });

  it("succeeds without a token in the answer [SESS-11]", () => {
    session.startSession({ user: ada });
    expect(storage.get("authToken")).toBeNull();
    expect(session.getSession().status).toBe("in");
  });
});

describe("signing out", () => {
  it("tells the server, forgets everything here and goes to the landing page [SESS-25, SESS-27..30, SESS-31, SESS-32]", async () => {
    const { sent } = fakeServer(() => ({ body: { success: true } }));
    session.startSession({ user: ada, token: "t" });
    const changed = vi.fn();
    session.onAccountChange.listen(changed);
    storage.set("nextSteps", "[]");
    // biome-ignore lint/suspicious/noDocumentCookie: what a script may have left
    document.cookie = "left=1; path=/";
    await signOut();
    expect(sent[0]).toMatchObject({ url: "/api/auth/logout", method: "POST" });
    expect(session.getSession()).toEqual({ status: "out" });
    expect(changed).toHaveBeenCalledWith(undefined);
    expect(Object.keys(localStorage)).toEqual(["hasLoggedOut"]);
    expect(document.cookie).toBe("");
    expect(location.pathname).toBe("/landing/freelance");
  });

  it("works when the server does not answer [SESS-26]", async () => {
    fakeServer(() => new TypeError("Failed to fetch"));
    session.startSession({ user: ada, token: "t" });
    await signOut();
    expect(session.getSession().status).toBe("out");
    expect(storage.get("hasLoggedOut")).toBe("true");
  });
});

it("ends with any 401 [SESS-38, SESS-39-NS]", async () => {
  fakeServer(() => ({ status: 401 }));
  const { api } = await import("./api.ts");
  session.startSession({ user: ada, token: "t" });
  await api("tasks/list").catch(() => undefined);
  expect(session.getSession().status).toBe("out");
  expect(storage.get("authToken")).toBeNull();
});
