/** Where the stack of the journeys says that the video of the first training lies. */
export const trainingVideo = "https://videos.example.org/positioning.wav";
