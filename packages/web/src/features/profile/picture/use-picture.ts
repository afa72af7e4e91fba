import type { User } from "@linkedpotential/contract/user/schema";
import { useState } from "react";
import { storage } from "../../../lib/storage/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useRemovePicture, useSavePicture } from "../api.ts";
import type { Frame } from "./crop-frame.ts";
import { fileProblem, outputSize, type PictureProblem, readPicture } from "./picture-file.ts";

interface Cropping {
  bitmap: ImageBitmap;
  frame?: Frame | undefined;
}

/** Uncropped picture of the last saved crop, kept so that it can be cropped again. Lost when the page reloads. */
let original: (Cropping & { address: string | null }) | undefined;
/** Duration of the toast. Shorter than usual, because on phones the toast covers the crop dialog that opens with it. */
const uploadedToastMs = 2500;

/** Sets, crops and removes the profile picture. Each change is saved at once, not with the form around it. */
export function usePicture(user: User) {
  const { picture: texts } = useTexts("profile");
  const [cropping, setCropping] = useState<Cropping>();
  const [isLoading, setLoading] = useState(false);
  const saving = useSavePicture();
  const removing = useRemovePicture();
  const showProblem = (problem: PictureProblem) => {
    const { title, text } = texts.problems[problem];
    toast({ title, description: text, tone: "error" });
  };

  async function choose(file: File): Promise<void> {
    const problem = fileProblem(file);
    if (problem) return showProblem(problem);
    setLoading(true);
    const bitmap = await readPicture(file);
    setLoading(false);
    if (!bitmap) return showProblem("unreadable");
    setCropping({ bitmap });
    toast({ title: texts.uploaded, tone: "success", duration: uploadedToastMs });
  }

  async function cropAgain(): Promise<void> {
    if (original?.address === user.profileImage) return setCropping(original);
    setLoading(true);
    const bitmap = await fetchPicture(user.profileImage ?? "");
    setLoading(false);
    if (bitmap) setCropping({ bitmap });
    else showProblem("unreadable");
  }

  async function save(image: string, frame: Frame): Promise<void> {
    if (!cropping) return;
    const saved = await saving.runAsync(image);
    storeCrop(image, frame);
    original = { bitmap: cropping.bitmap, frame, address: saved.user.profileImage };
    setCropping(undefined);
  }

  async function remove(): Promise<void> {
    await removing.runAsync(user);
    storage.remove("profileImage", "profileImageDimensions");
  }

  return {
    cropping,
    isLoading,
    isPending: saving.isPending || removing.isPending,
    choose,
    cropAgain: () => void cropAgain(),
    cancelCrop: () => setCropping(undefined),
    // Ignore failures here, because the actions show them as toasts.
    save: (image: string, frame: Frame) => void save(image, frame).catch(() => undefined),
    remove: () => void remove().catch(() => undefined),
  };
}

async function fetchPicture(address: string): Promise<ImageBitmap | null> {
  // biome-ignore lint/style/noRestrictedGlobals: a file, not a route of the API
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? readPicture(await answer.blob()) : null;
}

function storeCrop(image: string, frame: Frame): void {
  storage.set("profileImage", image);
  storage.set("profileImageDimensions", JSON.stringify({ width: outputSize, height: outputSize, ...frame }));
}
