import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { centeredFrame, type Frame, fitCanvas, resizeFrame, type Size, sliderRange } from "./crop-frame.ts";
import { CropStage } from "./crop-stage.tsx";
import { outputSize, toJpeg } from "./picture-file.ts";

interface CropDialogProps {
  picture: ImageBitmap;
  /** Frame of the previous crop of the same picture. Absent for a new picture. */
  initialFrame?: Frame | undefined;
  isPending: boolean;
  onClose: () => void;
  /** `image` is a data URL: a JPEG of 200 x 200 pixels. */
  onCrop: (image: string, frame: Frame) => void;
}

export function CropDialog({ picture, initialFrame, isPending, onClose, onCrop }: CropDialogProps) {
  const { crop } = useTexts("profile");
  const common = useTexts("common");
  const hintId = useId();
  const canvas = useMemo(() => fitCanvas(picture), [picture]);
  const [frame, setFrame] = useState(() => initialFrame ?? centeredFrame(canvas));
  const output = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (output.current) drawCrop(output.current, picture, frame, canvas);
  }, [picture, frame, canvas]);
  const save = () => {
    if (output.current && !isPending) onCrop(toJpeg(output.current), frame);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={crop.title}
      onSubmit={save}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={isPending} />}
    >
      <CropStage picture={picture} canvas={canvas} frame={frame} onChange={setFrame} hintId={hintId} />
      <div className="mt-4 flex items-center gap-4">
        <canvas
          ref={output}
          width={outputSize}
          height={outputSize}
          role="img"
          aria-label={crop.preview}
          className="size-16 shrink-0 rounded-full bg-sunken"
        />
        <Slider
          className="min-w-0 flex-1"
          label={crop.size}
          minValue={sliderRange.min}
          maxValue={sliderRange.max}
          value={Math.min(Math.max(frame.size, sliderRange.min), sliderRange.max)}
          onChange={(size) => setFrame(resizeFrame(frame, size, canvas))}
        />
      </div>
      <p id={hintId} className="mt-4 text-ink-subtle text-xs">
        {crop.hint}
      </p>
    </Dialog>
  );
}

/** Draws the crop in the picture's own resolution, on white, because JPEG has no transparency. */
function drawCrop(output: HTMLCanvasElement, picture: ImageBitmap, frame: Frame, canvas: Size): void {
  const context = output.getContext("2d");
  if (!context) return;
  const scaleX = picture.width / canvas.width;
  const scaleY = picture.height / canvas.height;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, outputSize, outputSize);
  context.imageSmoothingQuality = "high";
  const size = [frame.size * scaleX, frame.size * scaleY] as const;
  context.drawImage(picture, frame.x * scaleX, frame.y * scaleY, ...size, 0, 0, outputSize, outputSize);
}
