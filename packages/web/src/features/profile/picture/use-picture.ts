import type { User } from "@linkedpotential/contract/user/schema";
import { useState } from "react";
import { updateUser } from "../../../lib/session.ts";
import { storage } from "../../../lib/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { profileOf, showSavedProfile } from "../api.ts";
import type { Frame } from "./crop-frame.ts";
import { fileProblem, outputSize, type PictureProblem, readPicture } from "./picture-file.ts";

interface Cropping {
  bitmap: ImageBitmap;
  frame?: Frame | undefined;
}

/** The whole picture behind the saved crop, until the page is left: cropping again starts from it. */
let original: (Cropping & { address: string | null }) | undefined;
/** In ms: shorter than usual, for on phones the toast lies on the crop dialog that opens with it. */
const uploadedDuration = 2500;

/** Sets, crops and removes the profile picture; each is saved at once, apart from the rest of the form. */
export function usePicture(user: User) {
  const { picture: texts } = useTexts("profile");
  const [cropping, setCropping] = useState<Cropping>();
  const [isLoading, setLoading] = useState(false);
  const update = useApiMutation("profile/update");
  const tell = (problem: PictureProblem) => {
    const { title, text } = texts.problems[problem];
    toast({ title, description: text, tone: "error" });
  };
  const failed = (error: unknown) => toast({ title: texts.failed, description: errorText(error), tone: "error" });

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

  function save(image: string, frame: Frame): void {
    if (!cropping) return;
    const { bitmap } = cropping;
    update.mutate(
      { body: { ...profileOf(user), profileImage: image } },
      {
        onSuccess: (saved) => {
          remember(image, frame);
          original = { bitmap, frame, address: saved.user.profileImage };
          showSavedProfile(saved.user);
          setCropping(undefined);
          toast({ title: texts.updated, tone: "success" });
        },
        onError: failed,
      },
    );
  }

  function remove(): void {
    updateUser({ ...user, profileImage: null });
    update.mutate(
      { body: { ...profileOf(user), profileImage: null } },
      {
        onSuccess: (saved) => {
          storage.remove("profileImage", "profileImageDimensions");
          showSavedProfile(saved.user);
          toast({ title: texts.removed, tone: "success" });
        },
        onError: (error) => {
          updateUser(user);
          failed(error);
        },
      },
    );
  }

  return {
    cropping,
    isLoading,
    isPending: update.isPending,
    choose,
    cropAgain: () => void cropAgain(),
    cancelCrop: () => setCropping(undefined),
    save,
    remove,
  };
}

async function savedPicture(address: string): Promise<ImageBitmap | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? readPicture(await answer.blob()) : null;
}

/** AVATAR-19, AVATAR-20, STORE-03, STORE-04. */
function remember(image: string, frame: Frame): void {
  storage.set("profileImage", image);
  storage.set("profileImageDimensions", JSON.stringify({ width: outputSize, height: outputSize, ...frame }));
}
