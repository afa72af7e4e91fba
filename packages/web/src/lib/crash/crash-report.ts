import { crashFrame, crashFramesMax, crashWord } from "@linkedpotential/contract/support/crash-reports";
import { api } from "../api/api.ts";
import { storage } from "../storage/storage.ts";
import type { Crash } from "./crash.ts";

/** Maximum number of crash reports per device and build. */
const reportsMax = 20;

/** Sends a crash once per device and build. The error message is omitted, because it may quote the person's input. */
export async function sendReport({ error, kind, place, componentStack }: Crash): Promise<void> {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: "" };
  const frames = framesOf(stack);
  // Stacks of browser extensions and cross-origin scripts contain no frames of the app.
  if (name === "AbortError" || (kind !== "render" && frames.length === 0)) return;
  const report = {
    ...{ release: release(), kind, place, screen: screenOf(location), name: wordOrOther(name) },
    ...{ frames, components: framesOf(componentStack) },
  };
  if (isNew(report.release, `${report.name}/${frames[0] ?? `${report.screen}/${place}`}`)) {
    await api("support/report-crash", { body: report, noSignInPrompt: true });
  }
}

const wordOrOther = (text: string): string => (crashWord.test(text) ? text : "other");

const fileNameIn = (address: string): string => wordOrOther(/[^/]*$/.exec(address)?.[0] ?? "");

const release = (): string =>
  fileNameIn(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "");

/** Returns the name of the screen: the dashboard section, else the first segment of the path. */
const screenOf = ({ pathname, search }: Location): string =>
  wordOrOther(new URLSearchParams(search).get("section") ?? pathname.split("/")[1] ?? "");

/** Returns function, file and position of each stack frame in the app's own code, in Chromium, Firefox and Safari. */
function framesOf(stack: string | null | undefined): string[] {
  const lines = (stack ?? "").split("\n").filter((line) => line.includes(location.origin));
  return lines
    .map(frameOf)
    .filter((frame) => crashFrame.test(frame))
    .slice(0, crashFramesMax);
}

function frameOf(line: string): string {
  const name = /^\s*at (?:async |new )?([\w$.]+) \(/.exec(line)?.[1] ?? /^([\w$.]+)@/.exec(line)?.[1] ?? "";
  const [, file = "", position = ""] = /([\w.-]+)(?:\?[^:]*)?:(\d+:\d+)\)?\s*$/.exec(line) ?? [];
  return `${name.slice(-60)}@${file}:${position}`;
}

function isNew(build: string, crash: string): boolean {
  const [knownBuild, ...knownCrashes] = (storage.get("reportedCrashes") ?? "").split(" ");
  const reported = knownBuild === build ? knownCrashes : [];
  if (reported.includes(crash) || reported.length >= reportsMax) return false;
  storage.set("reportedCrashes", [build, ...reported, crash].join(" "));
  return true;
}
