import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { dialog, expectText, expectToast, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";

const trainingsAt = "/freelance/dashboard?section=trainings";
const profileAt = `${trainingsAt}&training=profile`;
const source = "https://videos.example.org/profile.mp4";
const refused = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };

/** Settings under which no training has a video. */
const unset = { TRAINING_VIDEOS: "", TRAINING_CAPTIONS: "" };
let stack: Screen["stack"] | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  stack?.configure(unset);
});

const video = () => screen.findByLabelText<HTMLVideoElement>(/^Video: /);
const lessons = async () => within(await screen.findByRole("list", { name: "Lektionen" })).findAllByRole("listitem");
const current = () => wordsOf(document.querySelector("li[aria-current=step]"));
const checkbox = (title: string) => screen.findByRole("checkbox", { name: `Lektion „${title}“ ist erledigt` });
const isDone = (title: string, done: boolean) =>
  waitFor(async () => expect(((await checkbox(title)) as HTMLInputElement).checked).toBe(done));

async function openProfile(setting: Record<string, string>, options: Parameters<typeof renderScreen>[1] = {}) {
  const shown = await renderScreen("/freelance/dashboard?section=kpis", options);
  stack = shown.stack;
  stack.configure({ ...unset, ...setting });
  return renderScreen(profileAt, { ...options, as: shown.account });
}
const withVideo = (options = {}) => openProfile({ TRAINING_VIDEOS: `profile=${source}` }, options);
const stateOf = async ({ stored }: Screen) =>
  (await stored<TrainingState[]>("/api/trainings")).find(({ id }) => id === "profile");

/** Simulates playback: advances the time and emits the events. */
function playTo(element: HTMLVideoElement, ...seconds: number[]): void {
  for (const second of seconds) {
    Object.defineProperty(element, "currentTime", { value: second, configurable: true, writable: true });
    fireEvent.timeUpdate(element);
  }
}

it("opens by 'Jetzt ansehen' with its lessons, and closes by the back button [TRAIN-07, TRAIN-23-NS]", async () => {
  await renderScreen(trainingsAt);
  const [, profile] = within(await screen.findByRole("list", { name: "Trainings" })).getAllByRole("button");
  await hands.click(profile as HTMLElement);
  const opened = await dialog("Profil: Die Seite, die für Sie spricht");
  expect(location.search).toBe("?section=trainings&training=profile");
  expect((await lessons()).map((lesson) => wordsOf(lesson.querySelector("h3")))).toEqual([
    "Foto und Banner: der erste Blick",
    "Die Überschrift, die überall mitreist",
    "Die Info: ein Text für eine Person",
    "Im Fokus und Empfehlungen",
  ]);
  expect(wordsOf((await lessons())[0])).toMatch(
    /3:40.*Auf dem Telefon sind Foto und Banner.*Jetzt umsetzen: Öffnen Sie/,
  );
  history.back();
  await waitFor(() => expect(opened.isConnected).toBe(false));
});

it("says plainly that a video is not there yet, and asks nobody for one", async () => {
  await openProfile({});
  await expectText("Dieses Video ist noch nicht da", await dialog());
  expect(document.querySelector("video")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Ab hier abspielen/ })).toBeNull();
});

it("plays the video that is set for the training, from this site or elsewhere, and none before it is opened", async () => {
  const { account } = await withVideo();
  expect((await video()).getAttribute("src")).toBe(source);
  expect((await video()).controls).toBe(true);
  await renderScreen(trainingsAt, { as: account });
  await screen.findByRole("list", { name: "Trainings" });
  expect(document.querySelector("video, source, track")).toBeNull();
});

it("offers the captions that there are, the shown language being on", async () => {
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

it("goes on where somebody stopped", async () => {
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

it("keeps the place now and then while it plays, and when it is closed", async () => {
  const { network } = await withVideo();
  const element = await video();
  playTo(element, 5, 14, 16, 20);
  await waitFor(() => expect(network.sent("trainings/save-position")).toHaveLength(1));
  await hands.keyboard("{Escape}");
  await waitFor(() =>
    expect(network.sent("trainings/save-position").map(({ body }) => body)).toEqual([
      { trainingId: "profile", seconds: 16 },
      { trainingId: "profile", seconds: 20 },
    ]),
  );
});

it("marks a lesson that was watched to its end, and none that was jumped over", async () => {
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

it("plays from a lesson", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  await withVideo();
  await press("Ab hier abspielen: „Die Info: ein Text für eine Person“");
  expect((await video()).currentTime).toBe(475);
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(await video());
});

it("plays from the lesson that was pressed before the video was loaded, not from where somebody stopped", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const first = await withVideo();
  playTo(await video(), 300);
  await waitFor(async () => expect(await stateOf(first)).toMatchObject({ position: 300 }));
  await first.reload();
  await press("Ab hier abspielen: „Foto und Banner: der erste Blick“");
  fireEvent.loadedMetadata(await video());
  expect((await video()).currentTime).toBe(0);
});

it("marks and unmarks a lesson by hand, at once and for good", async () => {
  const shown = await renderScreen(profileAt);
  await hands.click(await checkbox("Im Fokus und Empfehlungen"));
  await isDone("Im Fokus und Empfehlungen", true);
  await shown.reload();
  await isDone("Im Fokus und Empfehlungen", true);
  await waitFor(() => expect(current()).toContain("Foto und Banner"));
  await hands.click(await checkbox("Im Fokus und Empfehlungen"));
  await isDone("Im Fokus und Empfehlungen", false);
  await waitFor(async () => expect((await stateOf(shown))?.lessonsDone).toEqual([]));
});

it("takes a mark back that could not be saved, and says so", async () => {
  await renderScreen(profileAt, { failing: { "trainings/mark-lesson": refused } });
  await hands.click(await checkbox("Im Fokus und Empfehlungen"));
  await expectToast(/^Die Lektion konnte nicht gespeichert werden\./);
  await isDone("Im Fokus und Empfehlungen", false);
});

it("says nothing of a place that could not be kept", async () => {
  const { network } = await withVideo({ failing: { "trainings/save-position": refused } });
  const element = await video();
  playTo(element, 40);
  await waitFor(() => expect(network.sent("trainings/save-position")).toHaveLength(1));
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText("Fehler")).toBeNull();
});

it("says that a video cannot be played and tries again", async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  await withVideo();
  fireEvent.error(await video());
  await expectText("Das Video lässt sich gerade nicht abspielen");
  await press("Erneut versuchen");
  expect(load).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText("Das Video lässt sich gerade nicht abspielen")).toBeNull());
});

it("goes on where a video broke off, and from a lesson that is pressed meanwhile", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  // Simulates loading: resets the time and emits the event.
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
] as const)("sets the colon as one does in %s", async (language, words) => {
  await renderScreen(profileAt, { language });
  await waitFor(() => expect(document.querySelector("[role=dialog] li")?.textContent).toContain(words));
});
