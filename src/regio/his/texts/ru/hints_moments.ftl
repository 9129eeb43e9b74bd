his-hint-stands = Сейчас: { $n } % в вашу пользу; ваши кубики: { $dice } против { $against }
