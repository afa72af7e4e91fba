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

/**
 * The uncropped picture behind the saved crop. It is kept until the page is left, so that cropping can start again from
 * it.
 */
let original: (Cropping & { address: string | null }) | undefined;
/** In milliseconds. Shorter than usual, because on phones the toast covers the crop dialog that opens with it. */
const uploadedDuration = 2500;

/** Sets, crops and removes the profile picture. Each change is saved at once, independent of the form. */
export function usePicture(user: User) {
  const { picture: texts } = useTexts("profile");
  const [cropping, setCropping] = useState<Cropping>();
  const [isLoading, setLoading] = useState(false);
  const saving = useSavePicture();
  const removing = useRemovePicture();
  const tell = (problem: PictureProblem) => {
    const { title, text } = texts.problems[problem];
    toast({ title, description: text, tone: "error" });
  };

  async function choose(file: File): Promise<void> {
    const problem = fileProblem(file);
    if (problem) return tell(problem);
    setLoading(true);
    const bitmap = await readPicture(file);
    setLoading(false);
    if (!bitmap) return tell("unreadable");
    setCropping({ bitmap });
    toast({ title: texts.uploaded, tone: "success", duration: uploadedDuration });
  }

  async function cropAgain(): Promise<void> {
    if (original?.address === user.profileImage) return setCropping(original);
    setLoading(true);
    const bitmap = await savedPicture(user.profileImage ?? "");
    setLoading(false);
    if (bitmap) setCropping({ bitmap });
    else tell("unreadable");
  }

  async function save(image: string, frame: Frame): Promise<void> {
    if (!cropping) return;
    const saved = await saving.runAsync({ user, profileImage: image });
    remember(image, frame);
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
    // The actions report failures with toasts.
    save: (image: string, frame: Frame) => void save(image, frame).catch(() => undefined),
    remove: () => void remove().catch(() => undefined),
  };
}

async function savedPicture(address: string): Promise<ImageBitmap | null> {
  // biome-ignore lint/style/noRestrictedGlobals: a stored file, which no route answers
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? readPicture(await answer.blob()) : null;
}

function remember(image: string, frame: Frame): void {
  storage.set("profileImage", image);
  storage.set("profileImageDimensions", JSON.stringify({ width: outputSize, height: outputSize, ...frame }));
}
