// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rawStorage, storage } from "./storage.ts";

beforeEach(() => storage.clear());
afterEach(() => vi.unstubAllGlobals());

it("stores each item under its specified key [SESS-35, SESS-37]", () => {
  storage.set("authToken", "a");
  storage.set("nextSteps", "b");
  storage.set("trainingsActiveTab", "c");
  storage.set("language", "d");
  storage.set("profileImage", "e");
  storage.set("profileImageDimensions", "f");
  storage.set("hasLoggedOut", "g");
  storage.set("activeSection", "h");
  expect(localStorage.getItem("freelance_authToken")).toBe("a");
  expect(localStorage.getItem("nextSteps")).toBe("b");
  expect(localStorage.getItem("trainingsActiveTab")).toBe("c");
  for (const key of ["language", "profileImage", "profileImageDimensions", "hasLoggedOut", "activeSection"]) {
    expect(localStorage.getItem(key)).not.toBeNull();
  }
  storage.remove("authToken", "nextSteps");
  expect(storage.get("authToken")).toBeNull();
  expect(storage.get("nextSteps")).toBeNull();
});

it("reads and removes entries by raw key [STORE-07, STORE-08]", () => {
  rawStorage.set("guides_intro_savedPosts", "[]");
  rawStorage.set("guides_intro_migrated_to_backend", "true");
  expect(rawStorage.keys().sort()).toEqual(["guides_intro_migrated_to_backend", "guides_intro_savedPosts"]);
  rawStorage.remove("guides_intro_savedPosts");
  expect(rawStorage.get("guides_intro_savedPosts")).toBeNull();
});

it("clears everything except data that exists only in this browser", () => {
  storage.set("authToken", "a");
  localStorage.setItem("fremd", "b");
  const lasting = ["companyDays_7", "kpis_7", "learnings_7"];
  for (const key of lasting) expect(rawStorage.persist(key, "c")).toBe(true);
  storage.clear();
  expect(rawStorage.keys().sort()).toEqual(lasting);
  for (const key of lasting) rawStorage.remove(key);
});

it("works in memory when the browser forbids storage", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  storage.set("activeSection", "leads");
  expect(storage.get("activeSection")).toBe("leads");
  storage.clear();
  expect(storage.get("activeSection")).toBeNull();
});
