#ifndef PENTAD_H
#define PENTAD_H
#include "pentad/core.h"
#include "pentad/elements.h"
#include "pentad/astro.h"
#include "pentad/stellar.h"
#include "pentad/chat.h"
#include "pentad/video.h"
#endif
