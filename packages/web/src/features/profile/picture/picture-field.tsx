import type { User } from "@linkedpotential/contract/user/schema";
import { Camera, Crop, ImagePlus, Trash2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Menu, type MenuAction } from "../../../ui/menu.tsx";
import { pictureTypes } from "./picture-file.ts";
import { usePicture } from "./use-picture.ts";

const CropDialog = lazyPart(async () => (await import("./crop-dialog.tsx")).CropDialog);

export function PictureField({ user }: { user: User }) {
  const { picture: texts } = useTexts("profile");
  const common = useTexts("common");
  const fileInput = useRef<HTMLInputElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const picture = usePicture(user);
  const choose = () => {
    CropDialog.preload();
    fileInput.current?.click();
  };
  const actions: MenuAction[] = user.profileImage
    ? [
        { id: "change", label: texts.change, icon: <ImagePlus size={16} />, onAction: choose },
        { id: "crop", label: texts.crop, icon: <Crop size={16} />, onAction: picture.cropAgain },
        {
          id: "remove",
          label: texts.remove,
          icon: <Trash2 size={16} />,
          tone: "danger",
          startsGroup: true,
          onAction: () => setConfirming(true),
        },
      ]
    : [{ id: "add", label: texts.add, icon: <ImagePlus size={16} />, onAction: choose }];
  return (
    <section aria-label={texts.label} className="flex flex-wrap items-center gap-4">
      <Avatar size="lg" name={user.name} image={user.profileImage} />
      <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1.5">
        <Menu
          placement="bottom start"
          trigger={
            <Button ref={trigger} size="sm" icon={<Camera size={16} />} isPending={picture.isLoading}>
              {texts.menu}
            </Button>
          }
          actions={actions}
        />
        <p className="text-ink-subtle text-xs">{texts.hint}</p>
      </div>
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label={texts.add}
        accept={pictureTypes.join(",")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Clear the value, because otherwise choosing the same file again fires no event.
          target.value = "";
          // Move the focus out of the menu, which may still be open. When the crop dialog closes, the focus then
          // returns to the button.
          trigger.current?.focus();
          if (file) void picture.choose(file);
        }}
      />
      {picture.cropping && (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture.cropping.bitmap}
            initialFrame={picture.cropping.frame}
            isPending={picture.isPending}
            onClose={picture.cancelCrop}
            onCrop={picture.save}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={texts.removeTitle}
        description={texts.removeText}
        confirmLabel={texts.confirmRemove}
        cancelLabel={common.cancel}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          picture.remove();
        }}
      />
    </section>
  );
}
