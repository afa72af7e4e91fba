import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectText, expectToast, findDialog, press, textOf, user } from "../../../testing/user.ts";

const trainingsAt = "/freelance/dashboard?section=trainings";
const profileAt = `${trainingsAt}&training=profile`;
const source = "https://videos.example.org/profile.mp4";
const refused = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };

const noVideos = { TRAINING_VIDEOS: "", TRAINING_CAPTIONS: "" };
let stack: Screen["stack"] | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  stack?.configure(noVideos);
});

const video = () => screen.findByLabelText<HTMLVideoElement>(/^Video: /);
const lessons = async () => within(await screen.findByRole("list", { name: "Lektionen" })).findAllByRole("listitem");
const current = () => textOf(document.querySelector("li[aria-current=step]"));
const checkbox = (title: string) => screen.findByRole("checkbox", { name: `Lektion „${title}“ ist erledigt` });
const isDone = (title: string, done: boolean) =>
  waitFor(async () => expect(((await checkbox(title)) as HTMLInputElement).checked).toBe(done));

async function openProfile(setting: Record<string, string>, options: Parameters<typeof renderScreen>[1] = {}) {
  const shown = await renderScreen("/freelance/dashboard?section=kpis", options);
  stack = shown.stack;
  stack.configure({ ...noVideos, ...setting });
  return renderScreen(profileAt, { ...options, as: shown.account });
}
const withVideo = (options = {}) => openProfile({ TRAINING_VIDEOS: `profile=${source}` }, options);
const stateOf = async ({ getFromApi }: Screen) =>
  (await getFromApi<TrainingState[]>("/api/trainings")).find(({ id }) => id === "profile");

/** Simulates playback: advances the time and emits the events. */
function playTo(element: HTMLVideoElement, ...seconds: number[]): void {
  for (const second of seconds) {
    Object.defineProperty(element, "currentTime", { value: second, configurable: true, writable: true });
    fireEvent.timeUpdate(element);
  }
}

it("a training opens with its lessons, and closes with the back button [TRAIN-07, TRAIN-23-NS]", async () => {
  await renderScreen(trainingsAt);
  const [, profile] = within(await screen.findByRole("list", { name: "Trainings" })).getAllByRole("button");
  await user.click(profile as HTMLElement);
  const opened = await findDialog("Profil: Die Seite, die für Sie spricht");
  expect(location.search).toBe("?section=trainings&training=profile");
  expect((await lessons()).map((lesson) => textOf(lesson.querySelector("h3")))).toEqual([
    "Foto und Banner: der erste Blick",
    "Die Überschrift, die überall mitreist",
    "Die Info: ein Text für eine Person",
    "Im Fokus und Empfehlungen",
  ]);
  expect(textOf((await lessons())[0])).toMatch(
    /^1\.Foto und Banner: der erste BlickAuf dem Telefon sind ohne Scrollen fast nur Foto und Banner.*Jetzt umsetzen: Öffnen Sie/,
  );
  history.back();
  await waitFor(() => expect(opened.isConnected).toBe(false));
});

it("a training without a video is to be read: no notice, no times, nothing to play", async () => {
  await openProfile({});
  const dialog = await findDialog();
  await isDone("Foto und Banner: der erste Blick", false);
  expect(textOf(dialog)).not.toMatch(/\d:\d\d|Video/);
  expect(document.querySelector("video")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Ab hier abspielen/ })).toBeNull();
});

it("a training plays its configured video, which loads only when the training is opened", async () => {
  const { account } = await withVideo();
  expect((await video()).getAttribute("src")).toBe(source);
  expect(textOf((await lessons())[0])).toContain("3:40");
  expect((await video()).controls).toBe(true);
  await renderScreen(trainingsAt, { as: account });
  const cards = within(await screen.findByRole("list", { name: "Trainings" })).getAllByRole("listitem");
  await waitFor(() => expect(textOf(cards[1])).toContain("17:10 Min."));
  expect(textOf(cards[0])).toContain("Zum Lesen");
  expect(document.querySelector("video, source, track")).toBeNull();
});

it("the video offers its captions, and turns those of the user's language on", async () => {
  await openProfile({
    TRAINING_VIDEOS: `profile=${source}`,
    TRAINING_CAPTIONS: "profile.de=/videos/p.de.vtt profile.fr=/videos/p.fr.vtt closing.de=/videos/c.de.vtt",
  });
  await video();
  const tracks = [...document.querySelectorAll("track")];
  expect(tracks.map(({ kind, srclang, label, default: isOn }) => [kind, srclang, label, isOn])).toEqual([
    ["captions", "de", "Deutsch", true],
    ["captions", "fr", "Französisch", false],
  ]);
  expect(tracks.map((track) => track.getAttribute("src"))).toEqual(["/videos/p.de.vtt", "/videos/p.fr.vtt"]);
});

it("the video resumes at the position where the user stopped", async () => {
  const first = await withVideo();
  const element = await video();
  fireEvent.loadedMetadata(element);
  playTo(element, 1, 2.4);
  fireEvent.pause(element);
  await waitFor(() =>
    expect(first.network.sent("trainings/save-position").map(({ body }) => body)).toEqual([
      { trainingId: "profile", seconds: 2 },
    ]),
  );
  playTo(element, 300);
  await waitFor(async () => expect(await stateOf(first)).toMatchObject({ position: 300 }));
  await first.reload();
  await waitFor(() => expect(current()).toMatch(/Die Überschrift.*Hier geht es weiter/));
  const again = await video();
  fireEvent.loadedMetadata(again);
  expect(again.currentTime).toBe(300);
});

it("the position is saved periodically during playback and when the dialog closes", async () => {
  const { network } = await withVideo();
  const element = await video();
  playTo(element, 5, 14, 16, 20);
  await waitFor(() => expect(network.sent("trainings/save-position")).toHaveLength(1));
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(network.sent("trainings/save-position").map(({ body }) => body)).toEqual([
      { trainingId: "profile", seconds: 16 },
      { trainingId: "profile", seconds: 20 },
    ]),
  );
});

it("a lesson is marked as done when it was watched to its end, but not when it was skipped", async () => {
  const screenShown = await withVideo();
  const element = await video();
  playTo(element, 219, 219.8, 220.1);
  await isDone("Foto und Banner: der erste Blick", true);
  await waitFor(() => expect(current()).toMatch(/Die Überschrift.*Läuft gerade/));
  playTo(element, 900);
  await waitFor(() => expect(current()).toMatch(/Im Fokus/));
  await isDone("Die Überschrift, die überall mitreist", false);
  playTo(element, 1029);
  fireEvent.ended(element);
  await isDone("Im Fokus und Empfehlungen", true);
  await waitFor(async () =>
    expect(await stateOf(screenShown)).toMatchObject({ lessonsDone: ["impression", "showcase"], position: 0 }),
  );
});

it("a lesson's button plays the video from that lesson", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  await withVideo();
  await press("Ab hier abspielen: „Die Info: ein Text für eine Person“");
  expect((await video()).currentTime).toBe(475);
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(await video());
});

it("a lesson that is pressed before the video has loaded wins over the saved position", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const first = await withVideo();
  playTo(await video(), 300);
  await waitFor(async () => expect(await stateOf(first)).toMatchObject({ position: 300 }));
  await first.reload();
  await press("Ab hier abspielen: „Foto und Banner: der erste Blick“");
  fireEvent.loadedMetadata(await video());
  expect((await video()).currentTime).toBe(0);
});

it("a lesson can be marked and unmarked by hand, at once and permanently", async () => {
  const shown = await renderScreen(profileAt);
  await user.click(await checkbox("Im Fokus und Empfehlungen"));
  await isDone("Im Fokus und Empfehlungen", true);
  await shown.reload();
  await isDone("Im Fokus und Empfehlungen", true);
  await waitFor(() => expect(current()).toContain("Foto und Banner"));
  await user.click(await checkbox("Im Fokus und Empfehlungen"));
  await isDone("Im Fokus und Empfehlungen", false);
  await waitFor(async () => expect((await stateOf(shown))?.lessonsDone).toEqual([]));
});

it("a mark that cannot be saved is rolled back, with a toast", async () => {
  await renderScreen(profileAt, { failing: { "trainings/mark-lesson": refused } });
  await user.click(await checkbox("Im Fokus und Empfehlungen"));
  await expectToast(/^Die Lektion konnte nicht gespeichert werden\./);
  await isDone("Im Fokus und Empfehlungen", false);
});

it("a position that cannot be saved causes no message", async () => {
  const { network } = await withVideo({ failing: { "trainings/save-position": refused } });
  const element = await video();
  playTo(element, 40);
  await waitFor(() => expect(network.sent("trainings/save-position")).toHaveLength(1));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText("Fehler")).toBeNull();
});

it("a video that cannot be played shows a failure with a retry", async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  await withVideo();
  fireEvent.error(await video());
  await expectText("Das Video lässt sich gerade nicht abspielen");
  await press("Erneut versuchen");
  expect(load).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText("Das Video lässt sich gerade nicht abspielen")).toBeNull());
});

it("a retry resumes at the last position, or at a lesson that is pressed after the failure", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  // Simulate loading, which emits `emptied` and resets the time.
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.emptied(this);
    playTo(this as HTMLVideoElement, 0);
  });
  const { network } = await withVideo();
  const element = await video();
  playTo(element, 300);
  fireEvent.error(element);
  await press("Erneut versuchen");
  fireEvent.loadedMetadata(element);
  expect(element.currentTime).toBe(300);
  fireEvent.error(element);
  await press("Ab hier abspielen: „Die Info: ein Text für eine Person“");
  fireEvent.loadedMetadata(element);
  expect(element.currentTime).toBe(475);
  expect(load).toHaveBeenCalledTimes(2);
  expect(network.sent("trainings/save-position").map(({ body }) => body)).toEqual([
    { trainingId: "profile", seconds: 300 },
  ]);
});

it.each([
  ["de", "Jetzt umsetzen:"],
  ["en", "Put it into practice:"],
  ["fr", "À mettre en pratique\u00a0:"],
] as const)("the colon follows the rules of the language %s", async (language, words) => {
  await renderScreen(profileAt, { language });
  await waitFor(() => expect(document.querySelector("[role=dialog] li")?.textContent).toContain(words));
});
